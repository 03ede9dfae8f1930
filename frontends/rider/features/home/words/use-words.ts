import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** The words of the dashboard travel with its page. */
export const useHomeWords = kitWordsHook(inEachLanguage(en));
