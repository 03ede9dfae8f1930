import type { Locale } from '@rrr/core/identity';
import { inEachLanguage } from '@rrr/records/languages';
import type { ExportWords } from './export-words.js';
import { exportsEn } from './exports-en.js';

/** Texts of all exported files. */
export const EXPORT_WORDS: Readonly<Record<Locale, ExportWords>> = inEachLanguage(exportsEn);
