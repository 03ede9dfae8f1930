import type { Locale } from '@rrr/contract';
import { kitWordsHook, makeTranslate, type Translate } from '@rrr/kit/base';
import { eachLanguage, inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';
import { laterEn } from './later-en.js';

const [first, later] = [inEachLanguage(en), inEachLanguage(laterEn)];
// a page that is built for one language has the words of no other
const words = eachLanguage((field) => ({ ...first[field], ...later[field] }));
export type AllWords = typeof words.en;

/** The words of all steps. */
export const useAllWords = kitWordsHook(words);
export const allWordsIn = (locale: Locale) => makeTranslate(words, locale) as Translate<AllWords>;
