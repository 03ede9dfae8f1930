import type { Currency } from '@rrr/contract';
import { Empty, FilterChoice, Ledger, Pager, ProblemNote, Skeleton, useListState } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useLedgerQuery } from './rider.api.js';

const BOOKS = ['credit', 'cash'] as const;
const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;

/**
 * One wallet's movements. Cash may lie in a currency without a credit balance, so every currency is offered, those held
 * first.
 */
export const LedgerTab = ({ riderId, held }: { riderId: string; held: readonly Currency[] }) => {
  const t = useWords();
  const currencies = [...held, ...CURRENCIES.filter((it) => !held.includes(it))];
  const list = useListState({ filters: { book: 'credit', currency: currencies[0]! as string } });
  const book = BOOKS.find((it) => it === list.filters.book) ?? 'credit';
  const currency = currencies.find((it) => it === list.filters.currency) ?? currencies[0]!;
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useLedgerQuery({ params: { role: 'admin', riderId }, query: { book, currency, page: list.page } });
  return (
    <div className="desk-list" aria-busy={isFetching}>
      <div className="desk-filters">
        <FilterChoice
          label={t('ledger.book')}
          value={book}
          choices={BOOKS.map((value) => ({ value, label: t(`ledger.books.${value}`) }))}
          onChange={(value) => list.setFilters({ book: value })}
        />
        <FilterChoice
          label={t('ledger.currency')}
          value={currency}
          choices={currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => list.setFilters({ currency: value })}
        />
      </div>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={8} />}
      {data?.entries.length === 0 && !data.pagination.pastEnd && <Empty text={t('ledger.empty')} />}
      {data && data.entries.length > 0 && (
        <div className="admin-ledger">
          <Ledger entries={data.entries} />
        </div>
      )}
      {data && <Pager pagination={data.pagination} onPage={list.setPage} />}
    </div>
  );
};
