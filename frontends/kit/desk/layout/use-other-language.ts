import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { setLang } from '@rrr/contract';
import { useHost, withoutLanguage } from '@rrr/kit/base';

/** The same address in the other language: English has no prefix, French has /fr. */
export const inOtherLanguage = (pathname: string): string =>
  /^\/fr(\/|$)/.test(pathname) ? withoutLanguage(pathname) : `/fr${withoutLanguage(pathname)}`;

const load = (to: string) => location.assign(to);

/** Where this page is in the other language; `change` remembers the choice, then loads that page anew. */
export const useOtherLanguage = (go: (to: string) => void = load) => {
  const { http, locale, report } = useHost();
  const { pathname, search } = useLocation();
  const [other, href] = [locale === 'en' ? 'fr' : 'en', inOtherLanguage(pathname) + search] as const;
  const change = useCallback(
    () =>
      void http
        .call(setLang, { query: { lang: other } })
        .catch(report)
        .finally(() => go(href)),
    [http, report, other, href, go],
  );
  return { other, href, change };
};
