import { DEFAULT_LOCALE, isLocale, type Locale } from '@rrr/records/languages';
import { readCookie } from './cookies.js';

/** The language a browser prefers among ours, by its weights; undefined when it names none. */
const preferred = (header: string | undefined): Locale | undefined => {
  if (!header || header.length > 500) return undefined;
  if (isLocale(header)) return header;
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';');
      const weight = rest.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find((text) => text !== undefined);
      return {
        language: tag.trim().toLowerCase().split('-')[0] ?? '',
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter((item) => isLocale(item.language) && item.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const best = ranked[0]?.language;
  return isLocale(best) ? best : undefined;
};

/** The reader's language: from the request, the cookie, the account, or the first of ours. */
export const localeOf = (
  headers: { readonly 'accept-language'?: string; readonly cookie?: string },
  account: Locale | undefined,
): Locale => {
  const remembered = readCookie(headers.cookie, 'locale');
  return (
    preferred(headers['accept-language']) ??
    (isLocale(remembered) ? remembered : undefined) ??
    account ??
    DEFAULT_LOCALE
  );
};
