import type { ReactNode } from 'react';
import type { Column } from './column.js';
import { useWords } from '../words/use-words.js';
import { toggled, type Selection } from './selection.js';

interface Props<T> {
  label: string;
  columns: readonly Column<T>[];
  items: readonly T[];
  rowKey: (item: T) => string;
  card?: (item: T) => ReactNode;
  selection?: Selection<T>;
}

const FromColumns = <T,>({ item, columns }: { item: T; columns: readonly Column<T>[] }) => {
  const [main, ...rest] = columns;
  return (
    <>
      <div className="desk-card-main">{main?.cell(item)}</div>
      <dl className="desk-pairs">
        {rest
          .filter((it) => !it.actions)
          .map((it) => (
            <div key={it.key}>
              <dt>{it.title}</dt>
              <dd>{it.cell(item)}</dd>
            </div>
          ))}
      </dl>
      {rest
        .filter((it) => it.actions)
        .map((it) => (
          <div key={it.key} className="desk-card-actions">
            {it.cell(item)}
          </div>
        ))}
    </>
  );
};

export const ListCards = <T,>({ label, columns, items, rowKey, card, selection }: Props<T>) => {
  const words = useWords();
  return (
    <ul className="desk-cards" aria-label={label}>
      {items.map((item) => (
        <li key={rowKey(item)} className="desk-card">
          {selection && (
            <input
              type="checkbox"
              className="desk-card-select"
              aria-label={words('list.select', { name: selection.name(item) })}
              checked={selection.selected.has(rowKey(item))}
              onChange={(event) =>
                selection.onChange(toggled(selection.selected, [rowKey(item)], event.target.checked))
              }
            />
          )}
          {card ? card(item) : <FromColumns item={item} columns={columns} />}
        </li>
      ))}
    </ul>
  );
};
