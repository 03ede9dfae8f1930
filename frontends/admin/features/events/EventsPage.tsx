import type { EventSummary } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useCountries, useFormats, usePath } from '@rrr/kit/base';
import { Amount, FilterField, Page, PagedList, Status, useListState, type Column } from '@rrr/kit/desk';
import { FilterSelect } from '../../pieces/FilterSelect.js';
import { useWords } from '../../words/use-words.js';
import { useEventsQuery } from './events.api.js';
import { EVENT_FILTERS, EVENT_SORT, eventsQuery } from './events-query.js';

const useEventColumns = (): Column<EventSummary>[] => {
  const [t, formats, path] = [useWords(), useFormats(), usePath()];
  return [
    {
      key: 'name',
      title: t('events.name'),
      sort: 'title',
      cell: (it) => (
        <span className="admin-bike">
          <Link className="admin-main" to={path(`/event/${it._id}`)}>
            {it.title}
          </Link>
          {it.status === 'canceled' && <Status tone="bad">{t('events.canceled')}</Status>}
          {it.status === 'current' && !it.paying && <Status tone="plain">{t('events.notPaying')}</Status>}
        </span>
      ),
    },
    {
      key: 'date',
      title: t('events.date'),
      sort: 'startDate',
      cell: (it) => <span className="number">{formats.shortDate(it.startDate)}</span>,
    },
    {
      key: 'place',
      title: t('events.place'),
      sort: 'city',
      cell: (it) => [it.city, it.state ?? it.country].filter(Boolean).join(', '),
    },
    {
      key: 'series',
      title: t('events.series'),
      cell: (it) => it.series?.name ?? <span className="desk-muted">{t('events.noSeries')}</span>,
    },
    {
      key: 'classes',
      title: t('events.classes'),
      align: 'right',
      cell: (it) => <span className="number">{formats.count(it.classCount)}</span>,
    },
    {
      key: 'results',
      title: t('events.results'),
      align: 'right',
      cell: (it) => <span className="number">{formats.count(it.resultCount)}</span>,
    },
    { key: 'posted', title: t('events.posted'), align: 'right', cell: (it) => <Amount money={it.contingencyAmount} /> },
  ];
};

export const EventsPage = () => {
  const [t, columns, countries] = [useWords(), useEventColumns(), useCountries()];
  const list = useListState({ filters: EVENT_FILTERS, sort: EVENT_SORT });
  const { data, error, isFetching, refetch } = useEventsQuery({ query: eventsQuery(list.query, list.sort) });
  const { filters, setFilters } = list;
  return (
    <Page title={t('events.title')}>
      <PagedList
        dense
        label={t('events.list')}
        columns={columns}
        items={data?.events}
        rowKey={(it) => it._id}
        pagination={data?.pagination}
        state={{ loading: isFetching, error }}
        onRetry={() => void refetch()}
        list={list}
        filters={
          <>
            <div className="admin-filter-wide">
              <FilterField
                label={t('events.query')}
                value={filters.query}
                onChange={(query) => setFilters({ query })}
              />
            </div>
            <FilterSelect
              label={t('events.country')}
              value={filters.country}
              any={t('events.any')}
              choices={countries.all}
              onChange={(country) => setFilters({ country })}
            />
            <FilterField label={t('events.region')} value={filters.state} onChange={(state) => setFilters({ state })} />
          </>
        }
        empty={{ text: t('events.empty') }}
      />
    </Page>
  );
};
