import { disciplineOf, type EventSummary } from '@rrr/contract';
import { PlateKey, Emblem, useFormats, useLocale, today } from '@rrr/kit/base';
import { languageTag } from '@rrr/records/languages';
import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context.js';
import { daysUntil } from '../../app/days-until.js';
import { EventWorth } from './EventWorth.js';
import { placeOf } from './place-of.js';
import { useDisciplineWords } from './words/use-discipline-words.js';
import { useEventRowWords } from './words/use-event-row-words.js';

const EventCard = ({ event }: { event: EventSummary }) => {
  const [t, disciplines, formats, { to }] = [useEventRowWords(), useDisciplineWords(), useFormats(), useShell()];
  const tag = languageTag(useLocale());
  const discipline = disciplineOf(event.type);
  const days = event.startDate ? daysUntil(event.startDate, today()) : undefined;
  return (
    <li className="event-card">
      <Emblem discipline={discipline} />
      <div className="event-card-name">
        <p>
          <span className="event-card-day">{formats.date(event.startDate)}</span>{' '}
          {days !== undefined && days >= 0 && (
            <span className="muted small">
              {new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')}
            </span>
          )}
        </p>
        <h3>
          <Link to={to(`/events/event/${event._id}`)}>{event.title}</Link>
        </h3>
        <p className="muted">{placeOf(event)}</p>
      </div>
      <p className="event-card-kind muted small">
        <PlateKey discipline={discipline} /> {discipline ? disciplines(discipline) : event.type} ·{' '}
        {t('classes', { count: event.classCount })}
      </p>
      <EventWorth event={event} />
    </li>
  );
};

/** Events as cards with the emblems of their kinds; on a phone rows of two lines. Placeholders of the same height while loading. */
export const EventCards = ({ events, places }: { events: readonly EventSummary[] | undefined; places: number }) => (
  <ul className="event-cards" aria-busy={!events}>
    {events
      ? events.map((event) => <EventCard key={event._id} event={event} />)
      : Array.from({ length: places }, (_, at) => (
          <li key={at} className="event-card waiting">
            <span className="skeleton late" />
          </li>
        ))}
  </ul>
);
