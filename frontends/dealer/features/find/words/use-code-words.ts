import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { code as en } from './code-en.js';

/** They travel with the counter's first screen. */
export const useCodeWords = kitWordsHook(inEachLanguage(en));
