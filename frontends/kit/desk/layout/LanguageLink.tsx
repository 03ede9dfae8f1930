import type { MouseEvent } from 'react';
import { useWords } from '../words/use-words.js';
import { useOtherLanguage } from './use-other-language.js';

/** Each language is its own address: a link, which also remembers the choice. */
export const LanguageLink = ({ go }: { go?: (to: string) => void }) => {
  const words = useWords();
  const { other, href, change } = useOtherLanguage(go);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    change();
  };
  return (
    <a
      className="desk-quiet-link"
      href={href}
      hrefLang={other}
      lang={other}
      title={words('layout.otherHint')}
      onClick={follow}
    >
      {words('layout.other')}
    </a>
  );
};
