import { inEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/count-en.js';

/** The words of a count travel with the fields that count. */
export const useCountWords = kitWordsHook(inEachLanguage(en));
