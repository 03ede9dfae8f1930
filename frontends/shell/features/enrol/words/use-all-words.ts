import type { Locale } from '@rrr/contract';
import { kitWordsHook, makeTranslate, type Translate } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';
import { laterEn } from './later-en.js';
import { laterFr } from './later-fr.js';

const words = { en: { ...en, ...laterEn }, fr: { ...fr, ...laterFr } };
export type AllWords = typeof words.en;

/** The words of all steps. */
export const useAllWords = kitWordsHook<AllWords>(words);
export const allWordsIn = (locale: Locale) => makeTranslate(words, locale) as Translate<AllWords>;
