import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './event-row-en.js';

/** Words of an event in a list, which the home page shows too. */
export const useEventRowWords = kitWordsHook(inEachLanguage(en));
