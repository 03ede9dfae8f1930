import { Empty, FilterChoice, Page, Pager, ProblemNote, Skeleton, useListState } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useMe } from '../../use-me.js';
import { usePublicPath } from '../../use-public-path.js';
import { useWords } from '../../words/use-words.js';
import { EarningCard } from './EarningCard.js';
import { useEarningsQuery } from './earnings.api.js';

const FILTERS = ['all', 'paid', 'unpaid'] as const;
const EMPTY = { all: 'earnings.empty', paid: 'earnings.emptyPaid', unpaid: 'earnings.emptyUnpaid' } as const;

export const EarningsPage = () => {
  const [t, params, path] = [useWords(), useMe(), usePublicPath()];
  const list = useListState({ filters: { filter: 'all' } });
  const filter = FILTERS.find((it) => it === list.filters.filter) ?? 'all';
  const { data, error, isFetching, refetch } = useEarningsQuery({ params, query: { filter, page: list.page } });
  return (
    <Page title={t('earnings.title')} lead={t('earnings.lead')}>
      <FilterChoice
        label={t('earnings.filter')}
        value={filter}
        choices={FILTERS.map((value) => ({ value, label: t(`earnings.filters.${value}`) }))}
        onChange={(value) => list.setFilters({ filter: value })}
      />
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={3} height={220} />}
      {data?.earnings.length === 0 && !data.pagination.pastEnd && (
        <Empty
          text={t(EMPTY[filter])}
          action={
            filter === 'all' && (
              <Link className="button" to={path('/events')}>
                {t('earnings.emptyAction')}
              </Link>
            )
          }
        />
      )}
      {data && data.earnings.length > 0 && (
        <ul className="rider-earnings" aria-label={t('earnings.list')} aria-busy={isFetching}>
          {data.earnings.map((it) => (
            <li key={it._id}>
              <EarningCard earning={it} />
            </li>
          ))}
        </ul>
      )}
      {data && <Pager pagination={data.pagination} onPage={list.setPage} />}
    </Page>
  );
};
