import { inEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/banner-en.js';

export const useBannerWords = kitWordsHook(inEachLanguage(en));
