import { inEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/punctual-en.js';

/** How punctual the promoter of an event is. On public pages, without the words of missing results. */
export const usePunctualWords = kitWordsHook(inEachLanguage(en));
