import { kitWordsHook } from '@rrr/kit/base';
import { en } from './series-en.js';
import { fr } from './series-fr.js';

/** Words of the page of a series. */
export const useSeriesWords = kitWordsHook<typeof en>({ en, fr });
