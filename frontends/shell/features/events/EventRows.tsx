import { disciplineOf, type EventSummary } from '@rrr/contract';
import { Emblem, useFormats } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context.js';
import { EventWorth } from './EventWorth.js';
import { placeOf } from './place-of.js';
import { useDisciplineWords } from './words/use-discipline-words.js';
import { useEventRowWords } from './words/use-event-row-words.js';

const EventRow = ({ event }: { event: EventSummary }) => {
  const [t, disciplines, formats, { to }] = [useEventRowWords(), useDisciplineWords(), useFormats(), useShell()];
  const discipline = disciplineOf(event.type);
  return (
    <li className="event-row">
      <Emblem discipline={discipline} />
      <span className="event-date">{formats.date(event.startDate)}</span>
      <span className="event-name">
        <Link to={to(`/events/event/${event._id}`)}>{event.title}</Link>
        <span className="muted event-where">{[event.venue, placeOf(event)].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="event-kind muted small">
        {discipline ? disciplines(discipline) : event.type} · {t('classes', { count: event.classCount })}
      </span>
      <EventWorth event={event} />
    </li>
  );
};

/** Rows of events with emblem, date, name and payout; placeholders of the same height while loading. */
export const EventRows = ({
  events,
  places,
  label,
}: {
  events: readonly EventSummary[] | undefined;
  places: number;
  label: string;
}) =>
  events ? (
    <ul className="event-rows" aria-label={label}>
      {events.map((event) => (
        <EventRow key={event._id} event={event} />
      ))}
    </ul>
  ) : (
    <div className="event-rows" aria-busy="true">
      {Array.from({ length: places }, (_, at) => (
        <div key={at} className="event-row waiting">
          <span className="skeleton late" />
        </div>
      ))}
    </div>
  );
