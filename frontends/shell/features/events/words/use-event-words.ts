import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** Words of the pages of events and series. */
export const useEventWords = kitWordsHook<typeof en>({ en, fr });
