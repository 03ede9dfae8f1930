import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** The words of series and events travel with their pages. */
export const useRacesWords = kitWordsHook<typeof en>({ en, fr });
