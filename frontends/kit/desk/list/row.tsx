import { Link } from 'react-router-dom';
import { useWords } from '../words/use-words.js';
import type { Column } from './column.js';
import type { RowAct } from './RowMenu.js';
import type { Bulk } from './use-bulk.js';

export interface Item {
  readonly _id: string;
}

/** What a table and a phone's rows are both drawn from. */
export interface RowsProps<T> {
  /** what the list is of, for who cannot see it */
  label: string;
  columns: readonly Column<T>[];
  items: readonly T[];
  /** where a row leads, if anywhere: a full path */
  href?: (item: T) => string | undefined;
  /** rows can be chosen */
  choice?: { bulk: Bulk<T>; name: (item: T) => string };
  /** what can be done with one row, behind its "…": what takes something away stands only there */
  menu?: { name: (item: T) => string; acts: (item: T) => readonly RowAct[] };
}

interface MainProps<T> extends Pick<RowsProps<T>, 'href'> {
  item: T;
  column: Column<T>;
}

/** What a row is: its link where it leads somewhere, and what stands beside that. */
export const Main = <T,>({ item, column, href }: MainProps<T>) => {
  const [mark, beside, below] = [column.mark?.(item), column.beside?.(item), column.below?.(item)];
  const to = href?.(item);
  const text = to ? (
    <Link className="desk-row-link" to={to}>
      {column.cell(item)}
    </Link>
  ) : (
    column.cell(item)
  );
  if (!mark && !beside && !below) return text;
  return (
    <span className="desk-row-main">
      {mark}
      <span>
        <span className="desk-row-beside">
          {text}
          {beside}
        </span>
        {below && <span className="desk-row-below">{below}</span>}
      </span>
    </span>
  );
};

export const RowCheck = <T extends Item>({ item, choice }: { item: T; choice: RowsProps<T>['choice'] & object }) => (
  <input
    type="checkbox"
    aria-label={useWords()('list.select', { name: choice.name(item) })}
    checked={choice.bulk.chosen.has(item._id)}
    disabled={choice.bulk.running !== undefined || choice.bulk.loading !== undefined}
    onChange={(event) => choice.bulk.choose([item], event.target.checked)}
  />
);
