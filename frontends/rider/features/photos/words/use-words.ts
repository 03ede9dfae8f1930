import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** The words of photos travel with the pages that show them. */
export const usePhotoWords = kitWordsHook(inEachLanguage(en));
