import { inEachLanguage } from '@rrr/records/languages';
import { en } from './formats-en.js';

/** Words and forms of figures, dates and file names. */
export const FORMAT_WORDS = inEachLanguage(en);
