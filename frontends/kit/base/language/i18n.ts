import i18next, { type FormatterModule, type i18n } from 'i18next';
import type { Locale } from '@rrr/contract';
import { formatNumber } from './formats.js';
import type { Messages } from '../words/messages.js';

/** French counts millions in a form of their own ("1 000 000 de coureurs"); unless written, it reads as the plural. */
const withMany = (messages: Messages): Messages => {
  const item: Record<string, string | Messages> = {};
  for (const [key, value] of Object.entries(messages)) {
    item[key] = typeof value === 'string' ? value : withMany(value);
    const many = key.replace(/_other$/, '_many');
    if (many !== key && messages[many] === undefined) item[many] = item[key];
  }
  return item;
};

/**
 * One i18next instance for one app. A missing key is shown as `⟦key⟧` and reported: French never falls back to English,
 * for half a screen in another language reads as a broken one.
 */
export const makeI18n = (
  words: Readonly<Partial<Record<Locale, object>>>,
  locale: Locale,
  report?: (error: unknown) => void,
): i18n => {
  const i18n = i18next.createInstance();
  // A count of ten thousand reads as "10,000"; another number may be a year.
  const format: FormatterModule['format'] = (value: unknown, _format, _language, options) =>
    options?.['interpolationkey'] === 'count' && typeof value === 'number'
      ? formatNumber(locale, value)
      : (value as string);
  i18n.use({ type: 'formatter', init: () => {}, add: () => {}, addCached: () => {}, format } satisfies FormatterModule);
  void i18n.init({
    lng: locale,
    resources: { [locale]: { translation: withMany(words[locale] as Messages) } },
    fallbackLng: false,
    initAsync: false,
    returnNull: false,
    saveMissing: report !== undefined,
    missingKeyHandler: (_languages, _namespace, key) => report?.(new Error(`Missing word in ${locale}: ${key}`)),
    parseMissingKeyHandler: (key) => `⟦${key}⟧`,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return i18n;
};
