import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** The kit's own texts, in the reader's language, whatever app it stands in. */
export const useWords = kitWordsHook(inEachLanguage(en));
