import type { Locale } from '@rrr/contract';

export const localeOf = (pathname: string): Locale => (/^\/fr(\/|$)/.test(pathname) ? 'fr' : 'en');

/** A portal path in a language: no prefix for English, /fr for French. */
export const inLocale = (path: string, locale: Locale): string =>
  locale === 'fr' ? `/fr${path === '/' ? '' : path}` : path;

/** The path without its language. */
export const bare = (pathname: string): string => pathname.replace(/^\/fr(?=\/|$)/, '') || '/';

/** Whether a path belongs to the area of a role, which a remote fills. */
export const isArea = (pathname: string): boolean =>
  /^\/auth\/(admin|rider|dealer|promoter)(\/|$)/.test(bare(pathname));
