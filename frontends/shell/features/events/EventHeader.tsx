import { disciplineOf, type EventDetail } from '@rrr/contract';
import { CalendarLink, PlateKey, Emblem, useFormats, today } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context.js';
import { placeOf } from './place-of.js';
import { useDisciplineWords } from './words/use-discipline-words.js';
import { useEventWords } from './words/use-event-words.js';

const Posted = ({ event }: { event: EventDetail }) => {
  const [t, formats] = [useEventWords(), useFormats()];
  const { contingencyAmount: posted } = event;
  if (event.status === 'canceled')
    return (
      <p className="lead canceled">
        {event.canceledAt ? t('canceledOn', { date: formats.day(event.canceledAt) }) : t('canceledLead')}
      </p>
    );
  if (!event.paying) return <p className="lead">{t('notPayingLead')}</p>;
  if (posted.amount === 0) return null;
  const count = event.classes.filter(
    (raceClass) => raceClass.payoutType !== 'noPayout' && raceClass.payoutPlaces.length > 0,
  ).length;
  return (
    <>
      <p className="big-number">{formats.money(posted)}</p>
      <p className="muted">{t('posted', { currency: t(`currency.${posted.currency}`), count })}</p>
    </>
  );
};

/** Ink, with the emblem of its kind of racing and one number. */
export const EventHeader = ({ event }: { event: EventDetail }) => {
  const [t, disciplines, formats, { to }] = [useEventWords(), useDisciplineWords(), useFormats(), useShell()];
  const discipline = disciplineOf(event.type);
  const lastDay = event.endDate ?? event.startDate;
  const isAhead = event.status === 'current' && lastDay !== null && lastDay >= today();
  return (
    <header className="ink event-head">
      <div className="event-head-inner">
        <div>
          <Link className="back" to={to('/events')}>
            <span aria-hidden="true">‹</span>
            <span className="back-name">{t('back')}</span>
          </Link>
          <h1>{event.title}</h1>
          <ul className="event-meta lead">
            <li>{formats.dates(event.startDate, event.endDate)}</li>
            {placeOf(event) && <li>{placeOf(event)}</li>}
            {event.series && (
              <li>
                <Link to={to(`/events/serie/${event.series._id}`)}>{event.series.name}</Link>
              </li>
            )}
            <li className="event-discipline">
              <PlateKey discipline={discipline} /> {discipline ? disciplines(discipline) : event.type}
            </li>
          </ul>
          <Posted event={event} />
          {isAhead && <CalendarLink eventId={event._id} />}
        </div>
        <Emblem discipline={discipline} draws />
      </div>
    </header>
  );
};
