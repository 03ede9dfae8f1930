import type { ReactNode } from 'react';
import type { Pagination } from '@rrr/contract';
import { Empty, type EmptyProps, type ListState, Pager } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import type { Column } from './column.js';
import { ListCards } from './ListCards.js';
import { ListTable } from './ListTable.js';
import { ProblemNote } from './ProblemNote.js';
import type { Selection } from './selection.js';
import { Skeleton } from './Skeleton.js';
import { useNarrow } from './use-narrow.js';

export interface PagedListProps<T> {
  /** what the list is of, for who cannot see it */
  label: string;
  columns: readonly Column<T>[];
  /** undefined while nothing was answered yet */
  items: readonly T[] | undefined;
  rowKey: (item: T) => string;
  pagination?: Pagination;
  /** `loading`: an answer is on its way (RTK Query's `isFetching`); the rows before it stay, paler */
  state: { loading: boolean; error?: unknown };
  onRetry?: () => void;
  /** from `useListState` */
  list?: Pick<ListState<Record<string, string>>, 'sort' | 'setSort' | 'setPage' | 'filtered' | 'clear'>;
  /** fields above the list */
  filters?: ReactNode;
  empty: EmptyProps;
  /** one row on a phone; drawn from the columns unless given */
  card?: (item: T) => ReactNode;
  /** rows of 40 px */
  dense?: boolean;
  selection?: Selection<T>;
}

/** A list: table from 768 px, cards below, with its empty, loading and error states. */
export const PagedList = <T,>(props: PagedListProps<T>) => {
  const { items, state, list, pagination, filters, empty, onRetry, dense } = props;
  const [words, narrow] = [useWords(), useNarrow()];
  const none = list?.filtered ? (
    <Empty
      text={words('list.none')}
      action={
        <button type="button" className="button" onClick={list.clear}>
          {words('list.clear')}
        </button>
      }
    />
  ) : (
    <Empty {...empty} />
  );
  const sort = list && { by: list.sort, onChange: list.setSort };
  return (
    <div className="desk-list" aria-busy={state.loading}>
      {filters && (
        <div className="desk-filters" role="search">
          {filters}
        </div>
      )}
      {state.error !== undefined && !state.loading && <ProblemNote error={state.error} onRetry={onRetry} />}
      {items === undefined && state.loading && <Skeleton lines={dense ? 8 : 5} height={narrow ? 96 : 40} />}
      {items !== undefined &&
        items.length === 0 &&
        !pagination?.pastEnd &&
        state.error === undefined &&
        !state.loading &&
        none}
      {items !== undefined &&
        items.length > 0 &&
        (narrow ? <ListCards {...props} items={items} /> : <ListTable {...props} items={items} sort={sort} />)}
      {pagination && list && <Pager pagination={pagination} onPage={list.setPage} />}
    </div>
  );
};
