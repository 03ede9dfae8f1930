import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** The words of notices travel with their section. */
export const usePushWords = kitWordsHook<typeof en>({ en, fr });
