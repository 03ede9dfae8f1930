import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** The words of the wallet travel with its page. */
export const useWalletWords = kitWordsHook<typeof en>({ en, fr });
