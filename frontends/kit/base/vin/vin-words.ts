import type { Locale } from '@rrr/contract';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/vin-en.js';
import { fr } from './words/vin-fr.js';

export const useWords = kitWordsHook<typeof en>({ en, fr });

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const english = new Intl.PluralRules('en', { type: 'ordinal' });

/** "12th", "12e": a position as it is said, counted from 1. */
export const nth = (position: number, locale: Locale): string =>
  locale === 'fr'
    ? `${position}${position === 1 ? 'er' : 'e'}`
    : `${position}${ENDINGS[english.select(position)] ?? 'th'}`;
