import { kitWordsHook } from '@rrr/kit/base';
import { en } from './event-row-en.js';
import { fr } from './event-row-fr.js';

/** Words of an event in a list, which the home page shows too. */
export const useEventRowWords = kitWordsHook<typeof en>({ en, fr });
