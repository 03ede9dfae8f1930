import { languageTag, type Locale } from '@rrr/records/languages';

/** Formats of a kind, made on first use and kept: to make one takes milliseconds on a slow phone, the first far more. */
const kept = <Options, Format>(Kind: new (tag: string, options?: Options) => Format) => {
  const made: Record<string, Format> = {};
  return (locale: Locale, options?: Options): Format =>
    (made[locale + JSON.stringify(options)] ??= new Kind(languageTag(locale), options));
};

/** A number's format in a language: `12,345` · `12 345`. */
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);

/** A moment's format in a language. */
export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);

/** The month of a calendar date or of `2026-03`, by its name: `Mar`; with its year `Mar 2026`. */
export const monthName = (
  locale: Locale,
  date: string,
  { length = 'short', year = false }: { length?: 'short' | 'narrow' | 'long'; year?: boolean } = {},
): string =>
  dateFormat(locale, { month: length, timeZone: 'UTC', ...(year ? { year: 'numeric' } : {}) }).format(
    Date.parse(`${date.slice(0, 7)}-01T00:00:00Z`),
  );
