import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { setLang } from '@rrr/contract';
import { useHost, withoutLanguage } from '@rrr/kit/base';
import { inLanguage, LOCALES } from '@rrr/records/languages';

const load = (to: string) => location.assign(to);

/** Where this page is in each other language; `change` remembers the choice, then loads that page anew. */
export const useOtherLanguages = (go: (to: string) => void = load) => {
  const { http, locale, report } = useHost();
  const { pathname, search } = useLocation();
  return useMemo(
    () =>
      LOCALES.filter((candidate) => candidate !== locale).map((other) => {
        const href = inLanguage(withoutLanguage(pathname), other) + search;
        const change = () =>
          void http
            .call(setLang, { query: { lang: other } })
            .catch(report)
            .finally(() => go(href));
        return { other, href, change };
      }),
    [http, locale, report, pathname, search, go],
  );
};
