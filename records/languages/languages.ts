// One file with nothing to load: it is in the first file of every page. Tools read it too (tools/languages).

/** A language of the portal. */
interface Language {
  /** ISO 639-1, as it is in addresses, in the API, in the database and in the names of the files of words */
  readonly code: string;
  /** what its readers call it */
  readonly name: string;
  /** the language and the country that its numbers, dates and money are written for */
  readonly tag: string;
  /** the beginning of its addresses; none for the first language */
  readonly prefix: string;
}

/** Every language of the portal. The first is shown to a reader of none of them. French-speaking riders live in Canada. */
export const LANGUAGES = [
  { code: 'en', name: 'English', tag: 'en-US', prefix: '' },
  { code: 'fr', name: 'Français', tag: 'fr-CA', prefix: '/fr' },
] as const satisfies readonly Language[];

/** The code of a language. */
export type Locale = (typeof LANGUAGES)[number]['code'];

const languageOf = (locale: Locale) => LANGUAGES.find((language) => language.code === locale) as Language;

export const isLocale = (text: unknown): text is Locale => LANGUAGES.some((language) => language.code === text);

/** The tag that numbers, dates and money of a language are formatted for: `fr-CA`. */
export const languageTag = (locale: Locale): string => languageOf(locale).tag;

/** What its readers call a language: `Français`. */
export const languageName = (locale: Locale): string => languageOf(locale).name;

/** What an address in a language begins with: nothing, or `/fr`. */
export const languagePrefix = (locale: Locale): string => languageOf(locale).prefix;

/** The language of a path: French of `/fr` and `/fr/events`, but not of `/france`; of all others the first. */
const languageOfPath = (path: string) =>
  LANGUAGES.findLast(({ prefix }) => `${path}/`.startsWith(prefix && `${prefix}/`)) as (typeof LANGUAGES)[number];

/** The language of an address by its path alone, so that a shared link is the same for everybody. */
export const localeOfPath = (path: string): Locale => languageOfPath(path).code;

/** A path without its language: `/events` of `/fr/events`, `/` of `/fr`. */
export const bareOfLanguage = (path: string): string => path.slice(languageOfPath(path).prefix.length) || '/';

/** A path without language, in a language: `/fr/events` of `/events`, `/fr` of `/`. */
export const inLanguage = (path: string, locale: Locale): string => {
  const prefix = languagePrefix(locale);
  return path === '/' && prefix ? prefix : prefix + path;
};
