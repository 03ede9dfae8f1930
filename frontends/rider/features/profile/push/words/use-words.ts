import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** The words of notices travel with their section. */
export const usePushWords = kitWordsHook(inEachLanguage(en));
