import { inEachLanguage, type Locale } from '@rrr/records/languages';
import { en } from './en.js';

const WORDS = inEachLanguage(en);

/**
 * Texts that must be there before, and without, any i18next instance: failures of the network, of a chunk, of a screen.
 */
export const baseWords = (locale: Locale): typeof en => WORDS[locale];
