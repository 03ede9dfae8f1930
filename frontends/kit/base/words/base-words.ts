import type { Locale } from '@rrr/contract';
import { en } from './en.js';
import { fr } from './fr.js';

/**
 * Texts that must be there before, and without, any i18next instance: failures of the network, of a chunk, of a screen.
 */
export const baseWords = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
