import type { Locale } from '@rrr/contract';
import { withoutLanguage } from '@rrr/kit/base';

export const localeOf = (pathname: string): Locale => (/^\/fr(\/|$)/.test(pathname) ? 'fr' : 'en');

/** A portal path in a language: no prefix for English, /fr for French. */
export const inLocale = (path: string, locale: Locale): string =>
  locale === 'fr' ? `/fr${path === '/' ? '' : path}` : path;

export const bare = withoutLanguage;

/** Whether a path belongs to the area of a role, which a remote fills. */
export const isArea = (pathname: string): boolean =>
  /^\/auth\/(admin|rider|dealer|promoter)(\/|$)/.test(bare(pathname));
