import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './removing-en.js';

/** They travel with the dialog. */
export const useRemovingWords = kitWordsHook(inEachLanguage(en));
