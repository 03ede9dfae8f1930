import { useCallback, useRef, type ReactNode } from 'react';
import type { Pagination } from '@rrr/contract';
import { Empty, type EmptyProps, PAGE_SIZES, Pager, useBackOnline, useOnline } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import type { Column } from './column.js';
import { ExportButton, type Export } from './ExportButton.js';
import { Filters } from './Filters.js';
import { ListRows } from './ListRows.js';
import { ListTable } from './ListTable.js';
import { ListTotal } from './ListTotal.js';
import { PageSize } from './PageSize.js';
import { ProblemNote } from './ProblemNote.js';
import type { Item, RowsProps } from './row.js';
import { Skeleton } from './Skeleton.js';
import type { List as ListOf } from './use-list.js';
import { useListKeys } from './use-list-keys.js';
import { useNarrow } from './use-narrow.js';

/** What a list needs of RTK Query's answer. */
export interface Answer {
  /** the rows before an answer stay, paler, until it is there */
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface ListProps<T> {
  /** what the list is of, for who cannot see it */
  label: string;
  /** undefined while nothing was answered yet */
  items: readonly T[] | undefined;
  columns?: readonly Column<T>[];
  /** draws the rows in another way than by columns */
  draw?: (items: readonly T[]) => ReactNode;
  empty: EmptyProps;
  /** left out where the rows are part of another answer */
  answer?: Answer;
  pagination?: Pagination | undefined;
  /** from `useList` */
  list?: Omit<ListOf, 'query'> & { query: object };
  /** where a row leads, if anywhere: a full path */
  href?: (item: T) => string | undefined;
  /** rows of 40 px */
  dense?: boolean;
  /** the columns of the table; those without `extra`, unless the reader chose others (`NamedList`) */
  shown?: readonly Column<T>[];
  /** what else stands beside the total: `some` is whether there are rows, `narrow` whether they are cards */
  tools?: (here: { some: boolean; narrow: boolean }) => ReactNode;
  exportOf?: Export;
  /** the rows chosen for an act on many; `BulkList` brings it, and what stands around the rows */
  choice?: RowsProps<T>['choice'];
  menu?: RowsProps<T>['menu'];
  above?: ReactNode;
  below?: ReactNode;
}

const none: Answer = { isFetching: false, refetch: () => undefined };

/** A list in all its states: filters, total, file, rows (a table from 768 px, two lines each below), pages. */
export const List = <T extends Item>(props: ListProps<T>) => {
  const { items, columns = [], answer = none, list, pagination, dense, href, label, choice, menu, exportOf } = props;
  const [words, narrow, online] = [useWords(), useNarrow(), useOnline()];
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame);
  const { isFetching, error, refetch } = answer;
  const failed = error !== undefined && !isFetching;
  useBackOnline(useCallback(() => void (failed && refetch()), [failed, refetch]));
  const nothing = items?.length === 0 && !pagination?.pastEnd && !failed && !isFetching;
  const rows = (shown: readonly T[]) =>
    props.draw ? (
      props.draw(shown)
    ) : narrow ? (
      <ListRows label={label} columns={columns} items={shown} href={href} choice={choice} menu={menu} />
    ) : (
      <ListTable
        label={label}
        columns={props.shown ?? columns.filter(({ extra }) => !extra)}
        items={shown}
        href={href}
        choice={choice}
        menu={menu}
        dense={dense}
        sort={list && { by: list.sort, onChange: list.setSort }}
      />
    );
  const some = (items?.length ?? 0) > 0;
  // views can be opened and saved also where nothing is shown
  const tools = props.tools || (some && (exportOf || pagination?.total !== undefined));
  return (
    <div ref={frame} className="desk-list" aria-busy={isFetching}>
      {list && <Filters {...list} />}
      {props.above}
      {tools && (
        <div className="desk-tools">
          {some && pagination && <ListTotal pagination={pagination} shown={items?.length ?? 0} />}
          {props.tools?.({ some, narrow })}
          {some && exportOf && list && <ExportButton of={exportOf} query={list.query} />}
        </div>
      )}
      {!online && (
        <div className="alert wait" role="status">
          <strong>{words('list.offline')}</strong>
        </div>
      )}
      {failed && online && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {items === undefined && isFetching && <Skeleton lines={dense ? 8 : 5} height={narrow ? 64 : 40} />}
      {nothing &&
        (list?.filtered ? (
          <Empty
            text={words('list.none')}
            action={
              <button type="button" className="button" onClick={list.clear}>
                {words('list.clear')}
              </button>
            }
          />
        ) : (
          <Empty {...props.empty} />
        ))}
      {items && items.length > 0 && rows(items)}
      {pagination && list && (
        <div className="desk-pages">
          <Pager pagination={pagination} onPage={list.setPage} />
          {some && list.limit !== undefined && (pagination.total ?? 0) > PAGE_SIZES[0] && (
            <PageSize limit={list.limit} onChange={list.setLimit} />
          )}
        </div>
      )}
      {props.below}
    </div>
  );
};
