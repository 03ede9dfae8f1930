import { kitWordsHook } from '@rrr/kit/base';
import { en } from './discipline-en.js';
import { fr } from './discipline-fr.js';

/** Race style labels (requirements §9). */
export const useDisciplineWords = kitWordsHook<typeof en>({ en, fr });
