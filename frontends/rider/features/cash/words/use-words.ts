import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** The words of cash travel with the pages that show it. */
export const useCashWords = kitWordsHook(inEachLanguage(en));
