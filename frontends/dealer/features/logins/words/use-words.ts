import { kitWordsHook } from '@rrr/kit/base';
import { logins as en } from './en.js';
import { logins as fr } from './fr.js';

/** They travel with their page: nobody needs them at the counter. */
export const useLoginsWords = kitWordsHook<typeof en>({ en, fr });
