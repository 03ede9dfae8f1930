import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** The words of results travel with the pages that show them. */
export const useEarningsWords = kitWordsHook(inEachLanguage(en));
