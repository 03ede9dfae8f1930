import { kitWordsHook } from '../language/use-words.js';
import { en, fr } from '@rrr/records/words';

/** What the fields of records are called. */
export const useFieldWords = kitWordsHook<typeof en>({ en, fr });
