import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { setLang } from '@rrr/contract';
import { bare, inLocale } from '../app/locale-path.js';
import { useShell } from '../app/shell-context.js';
import { keepLanguageChoice } from './language-choice.js';

/** The other language: its address of this page, and how to go there. Stores the choice, then loads the page. */
export const useLanguageChange = () => {
  const { locale, http, report } = useShell();
  const { pathname, search, hash } = useLocation();
  const other = locale === 'en' ? ('fr' as const) : ('en' as const);
  const href = inLocale(bare(pathname), other) + search + hash;
  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    keepLanguageChoice();
    void http
      .call(setLang, { query: { lang: other } })
      .catch(report)
      .finally(() => location.assign(href));
  };
  return { other, href, change };
};
