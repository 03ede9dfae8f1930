import { kitWordsHook } from '@rrr/kit/base';
import { undo as en } from './undo-en.js';
import { undo as fr } from './undo-fr.js';

/** They travel with the dialog. */
export const useUndoWords = kitWordsHook<typeof en>({ en, fr });
