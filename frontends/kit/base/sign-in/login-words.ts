import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/login-en.js';
import { fr } from './words/login-fr.js';

export const useWords = kitWordsHook<typeof en>({ en, fr });
