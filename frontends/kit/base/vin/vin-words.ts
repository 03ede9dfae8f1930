import type { Locale } from '@rrr/contract';
import { ordinal } from '../language/formats.js';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/vin-en.js';
import { fr } from './words/vin-fr.js';

export const useWords = kitWordsHook<typeof en>({ en, fr });

/** "12th", "12e": a position as it is said, counted from 1. */
export const nth = (position: number, locale: Locale): string =>
  locale === 'fr' ? `${position}${position === 1 ? 'er' : 'e'}` : ordinal(position);
