import type { Locale } from '@rrr/contract';
import { languageTag } from './formats.js';
import type { Messages, Values } from '../words/messages.js';

/** Any translator under its types: i18next's `t` in a remote, `makeTranslate` where 16 KiB would be too many. */
export type RawTranslate = (key: string, values?: Values) => string;

const find = (messages: Messages, key: string): string | undefined => {
  let it: string | Messages | undefined = messages;
  for (const part of key.split('.')) it = typeof it === 'object' ? it[part] : undefined;
  return typeof it === 'string' ? it : undefined;
};

/**
 * The grammar of messages (groups by dots, `_one` and `_other`, `{{holes}}`) without i18next, for the shell's public
 * pages and for kit pieces. A test holds it equal to i18next's reading.
 */
export const makeTranslate = (
  words: Readonly<Record<Locale, object>>,
  locale: Locale,
  report?: (error: unknown) => void,
): RawTranslate => {
  const messages = words[locale] as Messages;
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(languageTag[locale]);
  return (key, values = {}) => {
    const form = typeof values.count === 'number' ? plurals.select(values.count) : undefined;
    const text = (form && (find(messages, `${key}_${form}`) ?? find(messages, `${key}_other`))) ?? find(messages, key);
    if (text === undefined) {
      report?.(new Error(`Missing word in ${locale}: ${key}`));
      return `⟦${key}⟧`;
    }
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return name === 'count' && typeof value === 'number' ? numbers.format(value) : String(value);
    });
  };
};
