import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { setLang } from '@rrr/contract';
import { bare, inLocale } from '../app/locale-path.js';
import { useShell } from '../app/shell-context.js';
import { useWords } from '../words/use-words.js';

/** Switches the language: stores the choice, then loads the page at its other URL. */
export const LanguageSwitch = () => {
  const [t, { locale, http, report }] = [useWords(), useShell()];
  const { pathname, search, hash } = useLocation();
  const other = locale === 'en' ? 'fr' : 'en';
  const href = inLocale(bare(pathname), other) + search + hash;
  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void http
      .call(setLang, { query: { lang: other } })
      .catch(report)
      .finally(() => location.assign(href));
  };
  return (
    <a className="nav-link" href={href} hrefLang={other} lang={other} onClick={change}>
      {t('nav.other')}
    </a>
  );
};
