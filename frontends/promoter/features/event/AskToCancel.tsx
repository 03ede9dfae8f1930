import { lazyDialog } from '../../lazy-dialog.js';

export const AskToCancel = lazyDialog(() => import('./CancelDialog.js').then((it) => it.CancelDialog));
