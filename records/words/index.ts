import { inEachLanguage } from '../languages/index.js';
import { en } from './en.js';

/** What the fields of records are called. */
export const FIELD_WORDS = inEachLanguage(en);
