import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { setLang } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/** The same address in the other language: English has no prefix, French has /fr. */
export const inOtherLanguage = (pathname: string): string =>
  /^\/fr(\/|$)/.test(pathname) ? pathname.replace(/^\/fr/, '') || '/' : `/fr${pathname}`;

/** Remembers the choice, then loads the page anew: each language is its own address. */
export const LanguageLink = ({ go = (to: string) => location.assign(to) }: { go?: (to: string) => void }) => {
  const { http, locale, report } = useHost();
  const { pathname, search } = useLocation();
  const words = useWords();
  const [other, href] = [locale === 'en' ? 'fr' : 'en', inOtherLanguage(pathname) + search] as const;
  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void http
      .call(setLang, { query: { lang: other } })
      .catch(report)
      .finally(() => go(href));
  };
  return (
    <a
      className="desk-quiet-link"
      href={href}
      hrefLang={other}
      lang={other}
      title={words('layout.otherHint')}
      onClick={change}
    >
      {words('layout.other')}
    </a>
  );
};
