import type { EventSummary } from '@rrr/contract';
import { Status, useFormats } from '@rrr/kit/base';
import { useEventRowWords } from './words/use-event-row-words.js';

/** What an event posts, or why it pays nothing. */
export const EventWorth = ({ event }: { event: Pick<EventSummary, 'status' | 'paying' | 'contingencyAmount'> }) => {
  const [t, formats] = [useEventRowWords(), useFormats()];
  if (event.status === 'canceled') return <Status tone="bad">{t('canceled')}</Status>;
  if (!event.paying || event.contingencyAmount.amount === 0)
    return <span className="event-worth muted">{t('noPay')}</span>;
  return <span className="event-worth figure">{formats.money(event.contingencyAmount)}</span>;
};
