import { en } from './words/rules-en.js';
import { fr } from './words/rules-fr.js';

/** What the settings that a season changes are called and what they hold, in words. */
export const ruleWords = { en, fr } as const;
