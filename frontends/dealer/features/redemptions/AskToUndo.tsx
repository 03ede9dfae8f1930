import { LazyPage, type Load } from '@rrr/kit/base';
import type { UndoDialogProps } from './UndoDialog.js';

const load = () => import('./UndoDialog.js').then((loaded) => loaded.UndoDialog);

/** For the pointer or the focus that comes before a tap: the dialog is on its way by then. */
export const expectUndo = { onPointerEnter: () => void load(), onFocus: () => void load() };

/**
 * The dialog to undo a redemption. It brings antd, two thirds of what the counter loads otherwise, so it is loaded when
 * it is asked for.
 */
export const AskToUndo = (given: UndoDialogProps) => (
  <LazyPage load={load as unknown as Load} given={given} waiting={<span aria-busy="true" />} />
);
