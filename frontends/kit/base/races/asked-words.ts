import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/asked-en.js';
import { fr } from './words/asked-fr.js';

export const useAskedWords = kitWordsHook<typeof en>({ en, fr });
