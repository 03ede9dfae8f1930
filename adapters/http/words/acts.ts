import type { Locale } from '@rrr/core/identity';
import { inEachLanguage } from '@rrr/records/languages';
import { actsEn, type ActWords } from './acts-en.js';

/** Sentences of the audit log and of timelines. */
export const ACT_WORDS: Readonly<Record<Locale, ActWords>> = inEachLanguage(actsEn);
