import { inEachLanguage } from '@rrr/records/languages';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/calendar-en.js';

export const useCalendarWords = kitWordsHook(inEachLanguage(en));
