import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/factor-en.js';
import { fr } from './words/factor-fr.js';

export const useFactorWords = kitWordsHook<typeof en>({ en, fr });
