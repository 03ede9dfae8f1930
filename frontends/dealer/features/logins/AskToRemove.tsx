import { LazyPage, type Load } from '@rrr/kit/base';
import type { RemoveDialogProps } from './RemoveDialog.js';

const load = () => import('./RemoveDialog.js').then((loaded) => loaded.RemoveDialog);

/** For the pointer or the focus that comes before a tap: the dialog is on its way by then. */
export const expectRemove = { onPointerEnter: () => void load(), onFocus: () => void load() };

/** The dialog to remove a login; it brings antd, so it is loaded when it is asked for. */
export const AskToRemove = (given: RemoveDialogProps) => (
  <LazyPage load={load as unknown as Load} given={given} waiting={<span aria-busy="true" />} />
);
