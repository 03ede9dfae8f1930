export { alwaysInEachLanguage, inEachLanguage, type InEachLanguage } from './in-each-language.js';
export {
  bareOfLanguage,
  decimalSign,
  inLanguage,
  isLocale,
  LANGUAGES,
  languageName,
  languagePrefix,
  languageTag,
  type Locale,
  localeOfPath,
} from './languages.js';
export { DEFAULT_LOCALE, eachLanguage, LOCALES } from './locales.js';
