import type { Redemption } from '@rrr/contract';
import { LazyPage, type Load } from '@rrr/kit/base';

const load = () => import('../../shared/rider/UndoDialog.js').then((loaded) => loaded.UndoDialog);

/** The dialog to undo a redemption: it brings antd's form, so it is loaded when it is asked for. */
export const AskToUndo = (given: { redemption: Redemption; onClose: () => void }) => (
  <LazyPage load={load as unknown as Load} given={given} waiting={<span aria-busy="true" />} />
);
