import { useLanguageChanges } from './use-language-changes.js';

/** Switches the language: stores the choice, then loads the page at its other URL. */
export const LanguageSwitch = () =>
  useLanguageChanges().map(({ other, name, href, change }) => (
    <a key={other} className="nav-link" href={href} hrefLang={other} lang={other} onClick={change}>
      {name}
    </a>
  ));
