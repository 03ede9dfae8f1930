import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './list-en.js';

/** Words of the list of events. */
export const useListWords = kitWordsHook(inEachLanguage(en));
