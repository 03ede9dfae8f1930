import { languageTag, type Locale } from './languages.js';

const signs: { [locale in Locale]?: string } = {};

/** The sign before the decimals of a number: a point, or a comma as in French. */
export const decimalSign = (locale: Locale): string =>
  (signs[locale] ??= new Intl.NumberFormat(languageTag(locale)).format(0.5).charAt(1));
