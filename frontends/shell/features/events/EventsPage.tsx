import { Link } from 'react-router-dom';
import { listEvents } from '@rrr/contract';
import { CalendarLink, Empty, Pager, useFormats } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { useTitle } from '../../app/use-title.js';
import { EventFilters } from './EventFilters.js';
import { EventRows } from './EventRows.js';
import { useEventList } from './use-event-list.js';
import { useListWords } from './words/use-list-words.js';
import './events.css';

export const EventsPage = () => {
  const [t, formats, { to }, list] = [useListWords(), useFormats(), useShell(), useEventList()];
  useTitle();
  const { data, error, retry, fresh } = useCall(listEvents, { query: list.query });
  const empty = data?.pagination.pastEnd ? null : list.filtered ? (
    <Empty
      text={t('none')}
      action={
        <Link className="button" to={to('/events?when=all')}>
          {t('showAll')}
        </Link>
      }
    />
  ) : (
    <Empty
      text={t('noneYet')}
      action={
        <Link className="button" to={to('/events?when=past')}>
          {t('showPast')}
        </Link>
      }
    />
  );
  const total = data?.pagination.total;
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="lead muted">{t('lead')}</p>
        </div>
        <p className="muted event-count" aria-live="polite">
          {/* its line stands there from the start, so that nothing moves when it is known */}
          {total === undefined ? '\u00a0' : t('count', { count: total }).replace(String(total), formats.count(total))}
        </p>
      </header>
      <EventFilters list={list} />
      {error ? (
        <LoadFailed title={t('failed')} detail={error.detail} retryLabel={t('retry')} onRetry={retry} />
      ) : data?.events.length === 0 ? (
        empty
      ) : (
        <div className={fresh ? 'event-list' : 'event-list stale'} aria-busy={!fresh}>
          <EventRows events={data?.events} places={15} label={t('title')} />
        </div>
      )}
      {data && <Pager pagination={data.pagination} linkTo={list.pageLink} />}
      {data && data.events.length > 0 && (
        <p className="event-calendar">
          <CalendarLink filters={list.calendar} />
        </p>
      )}
    </div>
  );
};
