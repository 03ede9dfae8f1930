import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { profile as en } from './en.js';

/** They travel with their page: nobody needs them at the counter. */
export const useProfileWords = kitWordsHook(inEachLanguage(en));
