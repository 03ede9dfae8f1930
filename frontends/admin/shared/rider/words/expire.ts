import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './expire-en.js';

/** They travel with the dialog. */
export const useExpireWords = kitWordsHook(inEachLanguage(en));
