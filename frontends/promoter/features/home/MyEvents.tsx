import { Link } from 'react-router-dom';
import type { promoterEvents, Response } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import {
  Amount,
  FilterChoice,
  FilterField,
  PagedList,
  Status,
  useListState,
  type Column,
  type Tone,
} from '@rrr/kit/desk';
import { useEventsQuery } from '../../api.js';
import { stateOf, today, type EventState } from '../../due.js';
import { useWords } from '../../words/use-words.js';

type Row = Response<typeof promoterEvents>['events'][number];
const FILTERS = ['all', 'waiting', 'upcoming', 'done'] as const;
type Filter = (typeof FILTERS)[number];
const TONE = {
  canceled: 'bad',
  undated: 'plain',
  upcoming: 'plain',
  waiting: 'wait',
  done: 'good',
} as const satisfies Record<EventState, Tone>;
const isFilter = (it: string): it is Filter => (FILTERS as readonly string[]).includes(it);

export const MyEvents = () => {
  const { session } = useHost();
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const list = useListState({ filters: { filter: 'all', query: '' } });
  const filter = isFilter(list.filters.filter) ? list.filters.filter : 'all';
  const { data, error, isFetching, refetch } = useEventsQuery({
    params: { id: session.user._id },
    query: { ...list.query, filter },
  });
  const state = (it: Row) => {
    const now = stateOf(it, today());
    return <Status tone={TONE[now]}>{words(`home.states.${now}`)}</Status>;
  };
  const title = (it: Row) => <Link to={path(`/event/${it._id}`)}>{it.title}</Link>;
  const place = (it: Row) => [it.city, it.state].filter(Boolean).join(', ');
  const classes = (it: Row) => words('home.classesOf', { done: it.classesWithResults, all: it.classCount });
  const columns: Column<Row>[] = [
    { key: 'event', title: words('home.event'), cell: title },
    { key: 'when', title: words('home.when'), cell: (it) => formats.dates(it.startDate, it.endDate) },
    { key: 'where', title: words('home.where'), cell: place },
    { key: 'state', title: words('home.state'), cell: state },
    { key: 'classes', title: words('home.classes'), align: 'right', cell: classes },
    { key: 'pays', title: words('home.pays'), align: 'right', cell: (it) => <Amount money={it.contingencyAmount} /> },
  ];
  return (
    <section className="desk-list" aria-label={words('home.mine')}>
      <h2>{words('home.mine')}</h2>
      <FilterChoice<Filter>
        label={words('home.filter')}
        value={filter}
        choices={FILTERS.map((value) => ({ value, label: words(`home.filters.${value}`) }))}
        onChange={(value) => list.setFilters({ filter: value })}
      />
      <PagedList<Row>
        label={words('home.mine')}
        columns={columns}
        items={data?.events}
        rowKey={(it) => it._id}
        pagination={data?.pagination}
        state={{ loading: isFetching, error }}
        onRetry={() => void refetch()}
        list={list}
        filters={
          <FilterField
            label={words('home.search')}
            value={list.filters.query}
            onChange={(query) => list.setFilters({ query })}
          />
        }
        empty={{ text: words('home.none') }}
        card={(it) => (
          <>
            <strong>{title(it)}</strong>
            <div className="desk-muted">
              {[formats.dates(it.startDate, it.endDate), place(it)].filter(Boolean).join(' · ')}
            </div>
            <div className="promoter-row">
              <span>
                {state(it)} · {classes(it)}
              </span>
              <Amount money={it.contingencyAmount} />
            </div>
          </>
        )}
      />
    </section>
  );
};
