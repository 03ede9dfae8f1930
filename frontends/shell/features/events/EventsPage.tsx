import { Link } from 'react-router-dom';
import { listEvents } from '@rrr/contract';
import { Empty, Pager, useFormats, useListState } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { useTitle } from '../../app/use-title.js';
import { SearchField } from '../../list/SearchField.js';
import { useWords } from '../../words/use-words.js';
import { EventRows } from './EventRows.js';
import { SortField } from './SortField.js';

const LIST = { filters: { query: '' }, sort: 'descending' };

export const EventsPage = () => {
  const [t, formats, { to }, list] = [useWords(), useFormats(), useShell(), useListState(LIST)];
  useTitle();
  const { query } = list.filters;
  const sort = list.sort === 'ascending' ? list.sort : undefined;
  const { data, error, retry } = useCall(listEvents, {
    query: { page: list.page, ...(query ? { query } : {}), ...(sort ? { sort } : {}) },
  });
  const empty = data?.pagination.pastEnd ? null : query ? (
    <Empty
      text={t('events.none')}
      action={
        <Link className="button" to={to('/events')}>
          {t('events.showAll')}
        </Link>
      }
    />
  ) : (
    <Empty text={t('events.noneYet')} />
  );
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{t('events.title')}</h1>
          <p className="lead muted">{t('events.lead')}</p>
        </div>
        {/* Its place is kept while the answer is on its way, so that the list below stays where it is. */}
        {data?.contingencyAmount.amount !== 0 && (
          <p className="total" aria-busy={!data}>
            <span className="figure">{data ? formats.money(data.contingencyAmount, { whole: true }) : '\u00a0'}</span>
            <span className="muted small">{t('events.total')}</span>
          </p>
        )}
      </header>
      <div className="filters">
        <SearchField
          value={query}
          onSearch={(words) => list.setFilters({ query: words })}
          label={t('events.search')}
          placeholder={t('events.placeholder')}
        />
        <SortField value={sort ?? 'descending'} onChange={list.setSort} />
      </div>
      {error && (
        <LoadFailed title={t('events.failed')} detail={error.detail} retryLabel={t('events.retry')} onRetry={retry} />
      )}
      {!error &&
        (data?.events.length === 0 ? empty : <EventRows events={data?.events} places={15} label={t('events.title')} />)}
      {data && <Pager pagination={data.pagination} linkTo={list.pageLink} />}
    </div>
  );
};
