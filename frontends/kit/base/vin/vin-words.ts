import type { Locale } from '@rrr/contract';
import { inEachLanguage } from '@rrr/records/languages';
import { formatsOf } from '../language/formats.js';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/vin-en.js';

export const useWords = kitWordsHook(inEachLanguage(en));

/** "12th", "12e": a position as it is said, counted from 1. */
export const nth = (position: number, locale: Locale): string => formatsOf(locale).place(position);
