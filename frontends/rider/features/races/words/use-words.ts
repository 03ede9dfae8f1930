import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** The words of series and events travel with their pages. */
export const useRacesWords = kitWordsHook(inEachLanguage(en));
