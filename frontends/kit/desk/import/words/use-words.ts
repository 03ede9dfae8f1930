import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** They travel with the pages that take a file: nobody else needs them. */
export const useImportWords = kitWordsHook(inEachLanguage(en));
