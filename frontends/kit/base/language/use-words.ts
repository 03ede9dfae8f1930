import { createContext, useContext } from 'react';
import type { Locale } from '@rrr/contract';
import { useLocale } from './locale-context.js';
import { makeTranslate, type RawTranslate } from './translate.js';
import type { Values, WordKey } from '../words/messages.js';

/** `count` chooses the plural; every other value fills `{{name}}`. */
export type Translate<T> = (key: WordKey<T>, values?: Values) => string;

const Context = createContext<RawTranslate | null>(null);
export const WordsProvider = Context.Provider;

/** An app's own hook, typed by its English: `export const useWords = wordsHook<typeof en>()`. */
export const wordsHook =
  <T>() =>
  (): Translate<T> => {
    const translate = useContext(Context);
    if (!translate) throw new Error('useWords was called outside an app');
    return translate as Translate<T>;
  };

/**
 * The hook of a kit piece, which lives in apps whose own words do not hold its texts: `export const useWords =
 * kitWordsHook(…)`, with the words in each language (records/languages). One translator a language, made on first use.
 */
export const kitWordsHook = <T extends object>(words: Readonly<Record<Locale, T>>): (() => Translate<T>) => {
  const made = new Map<Locale, Translate<T>>();
  return () => {
    const locale = useLocale();
    const translate = made.get(locale) ?? (makeTranslate(words, locale) as Translate<T>);
    made.set(locale, translate);
    return translate;
  };
};
