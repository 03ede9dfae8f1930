import type { Locale } from '@rrr/contract';

/** Riders who read French live in Canada. */
export const languageTag = { en: 'en-US', fr: 'fr-CA' } as const;

const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
/** Made on first use and kept: to make one takes milliseconds on a slow phone, the first of a document far more. */
const keep = <T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T => {
  const format = (kept.get(key) as T | undefined) ?? make();
  kept.set(key, format);
  return format;
};

/** A number's format in a language: `12,345` · `12 345`. */
export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  keep(locale + JSON.stringify(options), () => new Intl.NumberFormat(languageTag[locale], options));

/** A moment's format in a language. */
export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep(locale + JSON.stringify(options), () => new Intl.DateTimeFormat(languageTag[locale], options));

/** The month of a calendar date or of `2026-03`, by its name: `Mar`; with its year `Mar 2026`. */
export const monthName = (
  locale: Locale,
  date: string,
  { length = 'short', year = false }: { length?: 'short' | 'narrow' | 'long'; year?: boolean } = {},
): string =>
  dateFormat(locale, { month: length, timeZone: 'UTC', ...(year ? { year: 'numeric' } : {}) }).format(
    Date.parse(`${date.slice(0, 7)}-01T00:00:00Z`),
  );
