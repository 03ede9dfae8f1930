import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './series-en.js';

/** Words of the page of a series. */
export const useSeriesWords = kitWordsHook(inEachLanguage(en));
