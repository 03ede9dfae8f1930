import { inEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/login-en.js';

export const useWords = kitWordsHook(inEachLanguage(en));
