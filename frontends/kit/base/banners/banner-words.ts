import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/banner-en.js';
import { fr } from './words/banner-fr.js';

export const useBannerWords = kitWordsHook<typeof en>({ en, fr });
