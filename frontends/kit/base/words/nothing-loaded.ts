import { inEachLanguage } from '@rrr/records/languages';
import { en } from './nothing-en.js';

/** Texts for a page of which nothing could be loaded, so the first file has them in each language. */
export const NOTHING_LOADED = inEachLanguage(en);
