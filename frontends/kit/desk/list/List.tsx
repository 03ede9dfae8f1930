import { useCallback, useRef, type ReactNode } from 'react';
import type { Pagination } from '@rrr/contract';
import { Empty, type EmptyProps, Pager, useBackOnline, useOnline } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import { BulkBar } from './BulkBar.js';
import { BulkReport } from './BulkReport.js';
import type { Column } from './column.js';
import { ColumnPicker } from './ColumnPicker.js';
import { ExportButton, type Export } from './ExportButton.js';
import { Filters } from './Filters.js';
import { ListRows } from './ListRows.js';
import { ListTable } from './ListTable.js';
import { ListTotal } from './ListTotal.js';
import { ProblemNote } from './ProblemNote.js';
import type { Item } from './row.js';
import { Skeleton } from './Skeleton.js';
import { useBulk, type BulkOf } from './use-bulk.js';
import { useColumns } from './use-columns.js';
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
  /** keeps the columns that the reader chooses under this name; without it there is no choice */
  name?: string;
  exportOf?: Export;
  bulk?: BulkOf<T>;
}

const none: Answer = { isFetching: false, refetch: () => undefined };

/** A list in all its states: filters, total, file, columns, rows (a table from 768 px, two lines each below), pages. */
export const List = <T extends Item>(props: ListProps<T>) => {
  const { items, columns = [], answer = none, list, pagination, dense, href, label, bulk: of, exportOf, name } = props;
  const [words, narrow, online] = [useWords(), useNarrow(), useOnline()];
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame);
  const { isFetching, error, refetch } = answer;
  const failed = error !== undefined && !isFetching;
  useBackOnline(useCallback(() => void (failed && refetch()), [failed, refetch]));
  const chosen = useColumns(columns, name);
  const bulk = useBulk<T>(JSON.stringify(list?.values ?? {}), of?.onDone);
  const nothing = items?.length === 0 && !pagination?.pastEnd && !failed && !isFetching;
  const choice = of && { bulk, name: of.name };
  const rows = (shown: readonly T[]) =>
    props.draw ? (
      props.draw(shown)
    ) : narrow ? (
      <ListRows label={label} columns={columns} items={shown} href={href} choice={choice} />
    ) : (
      <ListTable
        label={label}
        columns={chosen.shown}
        items={shown}
        href={href}
        choice={choice}
        dense={dense}
        sort={list && { by: list.sort, onChange: list.setSort }}
      />
    );
  const tools = (items?.length ?? 0) > 0 && (exportOf || name || pagination?.total !== undefined);
  return (
    <div ref={frame} className="desk-list" aria-busy={isFetching}>
      {list && <Filters {...list} />}
      {of && <BulkReport bulk={bulk} />}
      {tools && items && (
        <div className="desk-tools">
          {pagination && <ListTotal pagination={pagination} shown={items.length} />}
          {name && !narrow && <ColumnPicker choice={chosen} />}
          {exportOf && list && <ExportButton of={exportOf} query={list.query} />}
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
      {pagination && list && <Pager pagination={pagination} onPage={list.setPage} />}
      {of && <BulkBar bulk={bulk} acts={of.acts} />}
    </div>
  );
};
