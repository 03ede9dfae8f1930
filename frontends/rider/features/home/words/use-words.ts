import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** The words of the dashboard travel with its page. */
export const useHomeWords = kitWordsHook<typeof en>({ en, fr });
