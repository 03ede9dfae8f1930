import { inEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/asked-en.js';

export const useAskedWords = kitWordsHook(inEachLanguage(en));
