import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/calendar-en.js';
import { fr } from './words/calendar-fr.js';

export const useCalendarWords = kitWordsHook<typeof en>({ en, fr });
