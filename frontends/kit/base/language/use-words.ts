import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import type { i18n } from 'i18next';
import type { Locale } from '@rrr/contract';
import { makeI18n } from './i18n.js';
import type { WordKey } from './words.js';

export type Values = Readonly<Record<string, string | number>>;
/** `count` chooses the plural; every other value fills `{{name}}`. */
export type Translate<T> = (key: WordKey<T>, values?: Values) => string;

const translate =
  <T>(it: i18n): Translate<T> =>
  (key, values) =>
    it.t(key as string, { ...values });

/** An app's own hook, typed by its English: `export const useWords = wordsHook<typeof en>()`. */
export const wordsHook =
  <T>() =>
  (): Translate<T> => {
    const { i18n: it } = useContext(I18nContext) as { i18n?: i18n };
    if (!it) throw new Error('useWords was called outside an app');
    return useMemo(() => translate<T>(it), [it]);
  };

/** Words of a kit piece, which lives in apps whose own words do not hold its texts; one instance a language, made on first use. */
export const kitWords = <T>(words: Readonly<Record<Locale, object>>): ((locale: Locale) => Translate<T>) => {
  const made = new Map<Locale, Translate<T>>();
  return (locale) => {
    const it = made.get(locale) ?? translate<T>(makeI18n(words, locale));
    made.set(locale, it);
    return it;
  };
};
