import type { MouseEvent } from 'react';
import { alwaysInEachLanguage, languageName } from '@rrr/records/languages';
import { useOtherLanguages } from './use-other-languages.js';
import { en } from './words/hint-en.js';

/** In the language that the link leads to. */
const HINTS = alwaysInEachLanguage(en);

/** Each language is its own address: a link to each other one, which also remembers the choice. */
export const LanguageLink = ({ go }: { go?: (to: string) => void }) =>
  useOtherLanguages(go).map(({ other, href, change }) => {
    const follow = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      change();
    };
    return (
      <a
        key={other}
        className="desk-quiet-link"
        href={href}
        hrefLang={other}
        lang={other}
        title={HINTS[other].hint}
        onClick={follow}
      >
        {languageName(other)}
      </a>
    );
  });
