import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './discipline-en.js';

/** Race style labels (requirements §9). */
export const useDisciplineWords = kitWordsHook(inEachLanguage(en));
