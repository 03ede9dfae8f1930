import { inEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/factor-en.js';

export const useFactorWords = kitWordsHook(inEachLanguage(en));
