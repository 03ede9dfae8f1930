import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

export const useFindWords = kitWordsHook<typeof en>({ en, fr });
