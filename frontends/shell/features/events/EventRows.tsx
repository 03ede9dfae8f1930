import { Link } from 'react-router-dom';
import type { EventSummary } from '@rrr/contract';
import { Amount, Status, useFormats } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { useWords } from '../../words/use-words.js';
import { placeOf } from './place-of.js';

/** Rows of events with date, name and payout; placeholders of the same height while loading. */
export const EventRows = ({
  events,
  places,
  label,
}: {
  events: readonly EventSummary[] | undefined;
  places: number;
  label: string;
}) => {
  const [t, formats, { to }] = [useWords(), useFormats(), useShell()];
  if (!events)
    return (
      <div className="event-rows" aria-busy="true">
        {Array.from({ length: places }, (_, it) => (
          <div key={it} className="event-row">
            <span className="skeleton late" />
          </div>
        ))}
      </div>
    );
  return (
    <ul className="event-rows" aria-label={label}>
      {events.map((it) => (
        <li key={it._id} className="event-row">
          <span className="event-date number">{formats.date(it.startDate)}</span>
          <span className="event-name">
            <Link to={to(`/events/event/${it._id}`)}>{it.title}</Link>
            <span className="muted">{[it.venue, placeOf(it)].filter(Boolean).join(' · ')}</span>
          </span>
          <span className="event-pays">
            {it.status === 'canceled' ? (
              <Status tone="bad">{t('events.canceled')}</Status>
            ) : it.paying && it.contingencyAmount.amount > 0 ? (
              <Amount money={it.contingencyAmount} strong />
            ) : (
              <span className="muted">{t('events.noPay')}</span>
            )}
            <span className="muted small">{t('events.classes', { count: it.classCount })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
