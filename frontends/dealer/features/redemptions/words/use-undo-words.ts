import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { undo as en } from './undo-en.js';

/** They travel with the dialog. */
export const useUndoWords = kitWordsHook(inEachLanguage(en));
