import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { sheet as en } from './en.js';

/** They travel with their page: nobody needs them at the counter. */
export const useSheetWords = kitWordsHook(inEachLanguage(en));
