import type { Locale } from '@rrr/core/identity';
import type { ExportWords } from './export-words.js';
import { exportsEn } from './exports-en.js';
import { exportsFr } from './exports-fr.js';

/** The words of every file that people take away. */
export const EXPORT_WORDS: Readonly<Record<Locale, ExportWords>> = { en: exportsEn, fr: exportsFr };
