import type { ReactNode } from 'react';
import type { Act } from '@rrr/kit/base';
import { lazyDialog } from '../pages/lazy-dialog.js';

export interface ActDialogProps<C> {
  title: string;
  /** what will happen, before it does */
  consequence: ReactNode;
  act: Act<C, unknown>;
  /** made of what was written here; '' when no reason is asked for */
  command: (reason: string) => C;
  /** the button, which says what happens: "Undo $40.00" */
  confirm: string;
  /** the way back: "Keep it" */
  keep: string;
  /** asks why; `suggestions` are one tap each */
  reason?: { label: string; required: string; suggestions?: readonly string[] };
  /** for what cannot be undone: the person types this phrase first */
  phrase?: string;
  unknownLead?: string;
  onClose: () => void;
}

const Box = lazyDialog(() => import('./ActDialogBox.js').then((it) => it.ActDialogBox<unknown>));

/**
 * Asks before an act, sends it once, and shows in place what the API refused or that nobody knows. The one who shows it
 * closes it from the act's `onDone`. It brings antd, so it is loaded when it is asked for: a page pays nothing for it.
 */
export const ActDialog = <C,>(props: ActDialogProps<C>) => <Box {...(props as ActDialogProps<unknown>)} />;
