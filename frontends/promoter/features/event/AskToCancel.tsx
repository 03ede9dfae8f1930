import type { EventDetail } from '@rrr/contract';
import { LazyPage, type Load } from '@rrr/kit/base';

const load = () => import('./CancelDialog.js').then((it) => it.CancelDialog);

/** The dialog to cancel an event: it brings antd's form, so it is loaded when it is asked for. */
export const AskToCancel = (given: { event: EventDetail; onClose: () => void }) => (
  <LazyPage load={load as unknown as Load} given={given} waiting={<span aria-busy="true" />} />
);
