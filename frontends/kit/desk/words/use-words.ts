import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** The kit's own texts, in the reader's language, whatever app it stands in. */
export const useWords = kitWordsHook<typeof en>({ en, fr });
