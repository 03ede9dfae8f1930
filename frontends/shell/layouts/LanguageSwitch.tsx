import { useWords } from '../words/use-words.js';
import { useLanguageChange } from './use-language-change.js';

/** Switches the language: stores the choice, then loads the page at its other URL. */
export const LanguageSwitch = () => {
  const [t, { other, href, change }] = [useWords(), useLanguageChange()];
  return (
    <a className="nav-link" href={href} hrefLang={other} lang={other} onClick={change}>
      {t('nav.other')}
    </a>
  );
};
