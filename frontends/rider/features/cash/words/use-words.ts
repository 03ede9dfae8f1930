import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** The words of cash travel with the pages that show it. */
export const useCashWords = kitWordsHook<typeof en>({ en, fr });
