import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { logins as en } from './en.js';

/** They travel with their page: nobody needs them at the counter. */
export const useLoginsWords = kitWordsHook(inEachLanguage(en));
