import type { Locale } from '@rrr/contract';
import { formatNumber } from './formats.js';
import type { Messages, Values } from '../words/messages.js';

/** Any translator under its types: i18next's `t` in a remote, `makeTranslate` where 16 KiB would be too many. */
export type RawTranslate = (key: string, values?: Values) => string;

const find = (messages: Messages, key: string): string | undefined => {
  let item: string | Messages | undefined = messages;
  for (const part of key.split('.')) item = typeof item === 'object' ? item[part] : undefined;
  return typeof item === 'string' ? item : undefined;
};

const rules: { [locale in Locale]?: Intl.PluralRules } = {};
const pluralOf = (locale: Locale, count: number): Intl.LDMLPluralRule =>
  (rules[locale] ??= new Intl.PluralRules(locale)).select(count);

/**
 * The grammar of messages (groups by dots, `_one` and `_other`, `{{holes}}`) without i18next, for the shell's public
 * pages and for kit pieces. A test holds it equal to i18next's reading.
 */
export const makeTranslate = (
  words: Readonly<Partial<Record<Locale, object>>>,
  locale: Locale,
  report?: (error: unknown) => void,
): RawTranslate => {
  const messages = words[locale] as Messages;
  return (key, values = {}) => {
    const form = typeof values.count === 'number' ? pluralOf(locale, values.count) : undefined;
    const text = (form && (find(messages, `${key}_${form}`) ?? find(messages, `${key}_other`))) ?? find(messages, key);
    if (text === undefined) {
      report?.(new Error(`Missing word in ${locale}: ${key}`));
      return `⟦${key}⟧`;
    }
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return name === 'count' && typeof value === 'number' ? formatNumber(locale, value) : String(value);
    });
  };
};
