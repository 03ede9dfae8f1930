import { kitWordsHook } from '@rrr/kit/base';
import { code as en } from './code-en.js';
import { code as fr } from './code-fr.js';

/** They travel with the counter's first screen. */
export const useCodeWords = kitWordsHook<typeof en>({ en, fr });
