import { kitWordsHook } from './use-words.js';
import { en } from '../words/en.js';
import { fr } from '../words/fr.js';

/** The kit's own texts, in the reader's language, whatever app it stands in. */
export const useWords = kitWordsHook<typeof en>({ en, fr });
