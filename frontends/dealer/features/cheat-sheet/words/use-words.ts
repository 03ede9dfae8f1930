import { kitWordsHook } from '@rrr/kit/base';
import { sheet as en } from './en.js';
import { sheet as fr } from './fr.js';

/** They travel with their page: nobody needs them at the counter. */
export const useSheetWords = kitWordsHook<typeof en>({ en, fr });
