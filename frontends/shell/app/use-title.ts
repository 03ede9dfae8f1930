import { useEffect } from 'react';
import { useWords } from '../words/use-words.js';

/** Sets the document title: the page, then the contingency program. */
export const useTitle = (page?: string): void => {
  const program = useWords()('title');
  useEffect(() => {
    document.title = page ? `${page} · ${program}` : program;
  }, [page, program]);
};
