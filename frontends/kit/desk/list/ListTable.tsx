import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useWords } from '../words/use-words.js';
import type { Column } from './column.js';
import { toggled, type Selection } from './selection.js';

interface Props<T> {
  label: string;
  columns: readonly Column<T>[];
  items: readonly T[];
  rowKey: (item: T) => string;
  dense?: boolean;
  sort?: { by: string; onChange: (sort: string) => void };
  selection?: Selection<T>;
}

const Head = <T,>({ column, sort }: { column: Column<T>; sort: Props<T>['sort'] }) => {
  const words = useWords();
  const [up, down] = [sort?.by === column.sort, sort?.by === `-${column.sort}`];
  if (!column.sort || !sort)
    return (
      <th scope="col" data-align={column.align}>
        {column.actions ? <span className="visually-hidden">{column.title}</span> : column.title}
      </th>
    );
  const next = up ? `-${column.sort}` : column.sort;
  return (
    <th scope="col" data-align={column.align} aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}>
      <button type="button" className="desk-sort" onClick={() => sort.onChange(next)}>
        {column.title}
        {up && <CaretUpOutlined aria-hidden />}
        {down && <CaretDownOutlined aria-hidden />}
        <span className="visually-hidden">{up ? words('list.sortedUp') : down ? words('list.sortedDown') : ''}</span>
      </button>
    </th>
  );
};

export const ListTable = <T,>({ label, columns, items, rowKey, dense, sort, selection }: Props<T>) => {
  const words = useWords();
  const keys = items.map(rowKey);
  return (
    <div className="desk-table-frame">
      <table className="desk-table" data-dense={dense || undefined} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="desk-select">
                <input
                  type="checkbox"
                  aria-label={words('list.selectAll')}
                  checked={keys.length > 0 && keys.every((key) => selection.selected.has(key))}
                  onChange={(event) => selection.onChange(toggled(selection.selected, keys, event.target.checked))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const key = rowKey(item);
            return (
              <tr key={key} data-selected={selection?.selected.has(key) || undefined}>
                {selection && (
                  <td className="desk-select">
                    <input
                      type="checkbox"
                      aria-label={words('list.select', { name: selection.name(item) })}
                      checked={selection.selected.has(key)}
                      onChange={(event) => selection.onChange(toggled(selection.selected, [key], event.target.checked))}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} data-align={column.align} data-actions={column.actions || undefined}>
                    {column.cell(item)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
