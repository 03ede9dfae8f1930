import { lazyDialog } from '../pieces/lazy-dialog.js';
import type { ActDialogProps } from './ActDialogBox.js';

export type { ActDialogProps };

const Box = lazyDialog(() => import('./ActDialogBox.js').then((loaded) => loaded.ActDialogBox<unknown>));

/**
 * Asks before an act, sends it once, and shows in place what the API refused or that nobody knows. The one who shows it
 * closes it from the act's `onDone`. It brings antd, so it is loaded when it is asked for: a page pays nothing for it.
 */
export const ActDialog = <C,>(props: ActDialogProps<C>) => <Box {...(props as ActDialogProps<unknown>)} />;
