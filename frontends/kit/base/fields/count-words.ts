import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/count-en.js';
import { fr } from './words/count-fr.js';

/** The words of a count travel with the fields that count. */
export const useCountWords = kitWordsHook<typeof en>({ en, fr });
