import { kitWordsHook } from '@rrr/kit/base';
import { profile as en } from './en.js';
import { profile as fr } from './fr.js';

/** They travel with their page: nobody needs them at the counter. */
export const useProfileWords = kitWordsHook<typeof en>({ en, fr });
