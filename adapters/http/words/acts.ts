import type { Locale } from '@rrr/core/identity';
import { actsEn, type ActWords } from './acts-en.js';
import { actsFr } from './acts-fr.js';

/** Sentences of the audit log and of timelines. */
export const ACT_WORDS: Readonly<Record<Locale, ActWords>> = { en: actsEn, fr: actsFr };
