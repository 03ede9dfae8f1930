import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/captcha-en.js';
import { fr } from './words/captcha-fr.js';

export const useWords = kitWordsHook<typeof en>({ en, fr });
