import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

/** The words of photos travel with the pages that show them. */
export const usePhotoWords = kitWordsHook<typeof en>({ en, fr });
