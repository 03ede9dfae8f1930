import i18next, { type i18n } from 'i18next';
import type { Locale } from '@rrr/contract';
import type { Messages } from './words.js';

/** French counts millions in a form of their own ("1 000 000 de coureurs"); unless written, it reads as the plural. */
const withMany = (messages: Messages): Messages => {
  const it: Record<string, string | Messages> = {};
  for (const [key, value] of Object.entries(messages)) {
    it[key] = typeof value === 'string' ? value : withMany(value);
    const many = key.replace(/_other$/, '_many');
    if (many !== key && messages[many] === undefined) it[many] = it[key];
  }
  return it;
};

/**
 * One i18next instance for one app. A missing key is shown as `⟦key⟧` and reported: French never falls back to English,
 * for half a screen in another language reads as a broken one.
 */
export const makeI18n = (
  words: Readonly<Record<Locale, object>>,
  locale: Locale,
  report?: (error: unknown) => void,
): i18n => {
  const it = i18next.createInstance();
  void it.init({
    lng: locale,
    resources: { [locale]: { translation: withMany(words[locale] as Messages) } },
    fallbackLng: false,
    initAsync: false,
    returnNull: false,
    saveMissing: report !== undefined,
    missingKeyHandler: (_languages, _namespace, key) => report?.(new Error(`Missing word in ${locale}: ${key}`)),
    parseMissingKeyHandler: (key) => `⟦${key}⟧`,
    interpolation: { escapeValue: false },
  });
  return it;
};
