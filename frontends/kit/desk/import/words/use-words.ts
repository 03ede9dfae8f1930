import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** They travel with the pages that take a file: nobody else needs them. */
export const useImportWords = kitWordsHook<typeof en>({ en, fr });
