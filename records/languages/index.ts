export { decimalSign } from './decimal-sign.js';
export { alwaysInEachLanguage, inEachLanguage, type InEachLanguage } from './in-each-language.js';
export {
  bareOfLanguage,
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
