import { kitWordsHook } from '../language/use-words.js';
import { FIELD_WORDS } from '@rrr/records/words';

/** What the fields of records are called. */
export const useFieldWords = kitWordsHook(FIELD_WORDS);
