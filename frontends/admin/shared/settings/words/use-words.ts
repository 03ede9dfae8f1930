import { kitWordsHook } from '@rrr/kit/base';
import { en } from './en.js';
import { fr } from './fr.js';

export const useSettingWords = kitWordsHook<typeof en>({ en, fr });
