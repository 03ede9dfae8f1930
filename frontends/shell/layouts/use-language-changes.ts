import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { setLang } from '@rrr/contract';
import { LANGUAGES } from '@rrr/records/languages';
import { bare, inLocale } from '../app/locale-path.js';
import { useShell } from '../app/shell-context.js';
import { keepLanguageChoice } from './language-choice.js';

/** The address of this page in each other language, and how to go there. Stores the choice, then loads the page. */
export const useLanguageChanges = () => {
  const { locale, http, report } = useShell();
  const { pathname, search, hash } = useLocation();
  return LANGUAGES.filter(({ code }) => code !== locale).map(({ code: other, name }) => {
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
    return { other, name, href, change };
  });
};
