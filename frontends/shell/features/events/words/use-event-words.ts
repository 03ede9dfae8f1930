import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './event-en.js';

/** Words of the page of an event. */
export const useEventWords = kitWordsHook(inEachLanguage(en));
