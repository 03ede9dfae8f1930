import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './who-en.js';

/** Apart from the words of the audit log: the dashboard says who did it, too. */
export const useWhoWords = kitWordsHook(inEachLanguage(en));
