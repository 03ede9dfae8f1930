// In a file of its own: a page that asks for no list of languages carries none.
import type { InEachLanguage } from './in-each-language.js';
import { LANGUAGES, type Locale } from './languages.js';

/** The codes of all languages. */
export const LOCALES = LANGUAGES.map((language) => language.code) as [Locale, ...Locale[]];

/** For readers of no language of ours. */
export const DEFAULT_LOCALE: Locale = LANGUAGES[0].code;

/** A value that is made for each language. */
export const eachLanguage = <T>(make: (locale: Locale) => T): InEachLanguage<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
