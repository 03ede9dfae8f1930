import { Link } from 'react-router-dom';
import { eventsLean, listEvents } from '@rrr/contract';
import { Empty, useFormats, today } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useCall } from '../../app/use-call.js';
import { useShell } from '../../app/shell-context.js';
import { EventCards } from '../events/EventCards.js';
import { placeOf } from '../events/place-of.js';
import { useHomeWords } from './words/use-home-words.js';

const SHOWN = 4;
/** Requirements §9. */
const RECENT = 5;

const JustRaced = () => {
  const [t, formats, { to }] = [useHomeWords(), useFormats(), useShell()];
  const { data } = useCall(eventsLean, { query: { before: today(), limit: RECENT } });
  if (!data?.events.length) return null;
  return (
    <div className="just-raced">
      <header className="section-head">
        <h3>{t('justRaced')}</h3>
        <Link to={to('/events?when=past')}>{t('allResults')}</Link>
      </header>
      <ul>
        {data.events.map((event) => (
          <li key={event._id}>
            <span className="muted small">{formats.date(event.startDate)}</span>
            <Link to={to(`/events/event/${event._id}`)}>{event.title}</Link>
            <span className="just-where muted small">{placeOf(event)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The next events, then the last five before today. */
export const UpcomingEvents = () => {
  const [t, { to }] = [useHomeWords(), useShell()];
  const { data, error, retry } = useCall(listEvents, {
    query: { filter: 'upcoming', status: 'current', sort: 'ascending', limit: SHOWN },
  });
  const total = data?.pagination.total ?? 0;
  return (
    <section className="section" aria-labelledby="upcoming">
      <header className="section-head">
        <h2 id="upcoming">{t('upcoming')}</h2>
        {total > SHOWN && <Link to={to('/events')}>{t('allUpcoming', { count: total })}</Link>}
      </header>
      {error ? (
        <LoadFailed title={t('eventsFailed')} detail={error.detail} retryLabel={t('retry')} onRetry={retry} />
      ) : data?.events.length === 0 ? (
        <Empty text={t('noUpcoming')} />
      ) : (
        <EventCards events={data?.events} places={SHOWN} />
      )}
      <JustRaced />
    </section>
  );
};
