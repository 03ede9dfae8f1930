import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/map-en.js';
import { fr } from './words/map-fr.js';

export const useWords = kitWordsHook<typeof en>({ en, fr });
