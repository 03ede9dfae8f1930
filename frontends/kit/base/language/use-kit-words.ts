import { inEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from './use-words.js';
import { en } from '../words/en.js';

/** The kit's own texts, in the reader's language, whatever app it stands in. */
export const useWords = kitWordsHook(inEachLanguage(en));
