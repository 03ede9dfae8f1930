import { kitWordsHook } from '@rrr/kit/base';
import { en } from './event-en.js';
import { fr } from './event-fr.js';

/** Words of the page of an event. */
export const useEventWords = kitWordsHook<typeof en>({ en, fr });
