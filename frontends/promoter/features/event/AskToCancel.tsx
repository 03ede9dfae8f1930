import { lazyDialog } from '@rrr/kit/desk';

export const AskToCancel = lazyDialog(() => import('./CancelDialog.js').then((loaded) => loaded.CancelDialog));
