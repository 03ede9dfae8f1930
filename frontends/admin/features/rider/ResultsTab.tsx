import type { Earning } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { FilterChoice, PagedList, Plate, useListState, Verdict, type Column } from '@rrr/kit/desk';
import { TwoLines } from '../../pieces/TwoLines.js';
import { useWords } from '../../words/use-words.js';
import { AwardState } from './AwardState.js';
import { useEarningsQuery } from './rider.api.js';

const FILTERS = ['all', 'paid', 'unpaid'] as const;

export const ResultsTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, path] = [useWords(), useFormats(), usePath()];
  const list = useListState({ filters: { filter: 'all' } });
  const filter = FILTERS.find((it) => it === list.filters.filter) ?? 'all';
  const { data, error, isFetching, refetch } = useEarningsQuery({
    params: { role: 'admin', riderId },
    query: { filter, page: list.page },
  });
  const columns: Column<Earning>[] = [
    { key: 'place', title: t('results.place'), cell: (it) => <Plate place={it.place} type={it.resultType} /> },
    {
      key: 'event',
      title: t('results.event'),
      cell: (it) => (
        <TwoLines
          main={
            <Link className="admin-main" to={path(`/event/${it.event._id}`)}>
              {it.event.title}
            </Link>
          }
          more={it.className}
        />
      ),
    },
    {
      key: 'raced',
      title: t('results.raced'),
      cell: (it) => <span className="number">{formats.shortDate(it.event.startDate)}</span>,
    },
    {
      key: 'received',
      title: t('results.received'),
      cell: (it) => <span className="number">{formats.day(it.receivedAt, { short: true })}</span>,
    },
    { key: 'verdict', title: t('results.verdict'), cell: (it) => <Verdict verdict={it.verdict} /> },
    {
      key: 'award',
      title: t('results.award'),
      cell: (it) =>
        it.award ? <AwardState award={it.award} /> : <span className="desk-muted">{t('results.none')}</span>,
    },
  ];
  return (
    <PagedList
      dense
      label={t('rider.tab.results')}
      columns={columns}
      items={data?.earnings}
      rowKey={(it) => it._id}
      pagination={data?.pagination}
      state={{ loading: isFetching, error }}
      onRetry={() => void refetch()}
      list={list}
      filters={
        <FilterChoice
          label={t('results.filter')}
          value={filter}
          choices={FILTERS.map((value) => ({ value, label: t(`results.filters.${value}`) }))}
          onChange={(value) => list.setFilters({ filter: value })}
        />
      }
      empty={{ text: t('results.empty') }}
    />
  );
};
