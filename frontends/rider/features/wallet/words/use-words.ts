import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { en } from './en.js';

/** The words of the wallet travel with its page. */
export const useWalletWords = kitWordsHook(inEachLanguage(en));
