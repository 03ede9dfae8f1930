import { useSearchParams } from 'react-router-dom';
import { useUnmatchedWords } from '../../shared/unmatched/words/use-words.js';

/** The two ways to see who is unmatched, for `useList`; another way leaves the filters of this one behind. */
export const useUnmatchedView = () => {
  const words = useUnmatchedWords();
  const [, setParams] = useSearchParams();
  return {
    view: {
      key: 'view',
      label: words('view'),
      choices: [
        { value: 'people', label: words('people') },
        { value: 'all', label: words('all') },
      ],
    },
    setView: (view: string) => setParams(view === 'all' ? { view } : {}),
  };
};
