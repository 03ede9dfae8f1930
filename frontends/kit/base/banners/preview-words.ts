import { alwaysInEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/banner-en.js';

/** For a banner that may be in another language than its page. */
export const usePreviewWords = kitWordsHook(alwaysInEachLanguage(en));
