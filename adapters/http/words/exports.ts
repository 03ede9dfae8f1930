import type { Locale } from '@rrr/core/identity';
import type { ExportWords } from './export-words.js';
import { exportsEn } from './exports-en.js';
import { exportsFr } from './exports-fr.js';

/** Texts of all exported files. */
export const EXPORT_WORDS: Readonly<Record<Locale, ExportWords>> = { en: exportsEn, fr: exportsFr };
