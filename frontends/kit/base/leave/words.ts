import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/leave-en.js';
import { fr } from './words/leave-fr.js';

export const useWords = kitWordsHook<typeof en>({ en, fr });
