import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

export const useProfileWords = kitWordsHook(inEachLanguage(en));
