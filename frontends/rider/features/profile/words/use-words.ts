import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** The words of the profile travel with its page. */
export const useProfileWords = kitWordsHook<typeof en>({ en, fr });
