import { kitWordsHook } from '@rrr/kit/base';
import { en } from './list-en.js';
import { fr } from './list-fr.js';

/** Words of the list of events. */
export const useListWords = kitWordsHook<typeof en>({ en, fr });
