import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/act-en.js';
import { fr } from './words/act-fr.js';

export const useWords = kitWordsHook<typeof en>({ en, fr });
