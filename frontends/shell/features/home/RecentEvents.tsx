import { Link } from 'react-router-dom';
import { eventsLean } from '@rrr/contract';
import { Empty } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { today } from '../../app/today.js';
import { useCall } from '../../app/use-call.js';
import { useShell } from '../../app/shell-context.js';
import { useWords } from '../../words/use-words.js';
import { EventRows } from '../events/EventRows.js';

const SHOWN = 5;

/** The last five events before today (requirements §9). */
export const RecentEvents = () => {
  const [t, { to }] = [useWords(), useShell()];
  const { data, error, retry } = useCall(eventsLean, { query: { before: today(), limit: SHOWN } });
  return (
    <section className="section" aria-labelledby="recent">
      <header className="section-head">
        <h2 id="recent">{t('home.recent')}</h2>
        <Link to={to('/events')}>{t('home.allEvents')}</Link>
      </header>
      {error && (
        <LoadFailed title={t('home.recentFailed')} detail={error.detail} retryLabel={t('home.retry')} onRetry={retry} />
      )}
      {data?.events.length === 0 && <Empty text={t('home.noRecent')} />}
      {!error && data?.events.length !== 0 && (
        <EventRows events={data?.events} places={SHOWN} label={t('home.recent')} />
      )}
    </section>
  );
};
