import type { EventSummary } from '@rrr/contract';
import { AmountOf } from './AmountOf.js';

/** What an event posts; a dash before anything is posted. */
export const Purse = ({ event: { contingencyAmount } }: { event: Pick<EventSummary, 'contingencyAmount'> }) => (
  <AmountOf money={contingencyAmount} count={contingencyAmount.amount} />
);
