import { inEachLanguage } from '@rrr/records/languages';
import { en } from './words/rules-en.js';

/** What the settings that a season changes are called and what they hold, in words. */
export const ruleWords = inEachLanguage(en);
