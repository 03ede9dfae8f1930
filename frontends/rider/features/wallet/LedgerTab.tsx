import type { Currency } from '@rrr/contract';
import { Empty, FilterChoice, Ledger, Pager, ProblemNote, Skeleton, useListState } from '@rrr/kit/desk';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { useLedgerQuery } from './wallet.api.js';

const BOOKS = ['credit', 'cash'] as const;

/** Every movement of one wallet with the balance it left behind. */
export const LedgerTab = ({ currencies }: { currencies: readonly Currency[] }) => {
  const [t, params] = [useWords(), useMe()];
  const list = useListState({ filters: { book: 'credit', currency: '' } });
  const book = BOOKS.find((it) => it === list.filters.book) ?? 'credit';
  const currency = currencies.find((it) => it === list.filters.currency) ?? currencies[0] ?? 'USD';
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useLedgerQuery({ params, query: { book, currency, page: list.page } });
  return (
    <div className="desk-list" aria-busy={isFetching}>
      <div className="desk-filters">
        <FilterChoice
          label={t('ledger.book')}
          value={book}
          choices={BOOKS.map((value) => ({ value, label: t(`ledger.books.${value}`) }))}
          onChange={(value) => list.setFilters({ book: value })}
        />
        {currencies.length > 1 && (
          <FilterChoice
            label={t('ledger.currency')}
            value={currency}
            choices={currencies.map((value) => ({ value, label: value }))}
            onChange={(value) => list.setFilters({ currency: value })}
          />
        )}
      </div>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={5} />}
      {data?.entries.length === 0 && !data.pagination.pastEnd && <Empty text={t('ledger.empty')} />}
      {data && data.entries.length > 0 && <Ledger entries={data.entries} />}
      {data && <Pager pagination={data.pagination} onPage={list.setPage} />}
    </div>
  );
};
