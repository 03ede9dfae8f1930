import { lazyDialog } from '../../lazy-dialog.js';

export const AskToCancel = lazyDialog(() => import('./CancelDialog.js').then((it) => it.CancelDialog));

export const AskToDelete = lazyDialog(() => import('./DeleteDialog.js').then((it) => it.DeleteDialog));
