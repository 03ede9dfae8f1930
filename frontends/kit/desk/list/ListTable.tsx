import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useWords } from '../words/use-words.js';
import type { Column } from './column.js';
import { HeadCheck } from './HeadCheck.js';
import { type Item, Main, RowCheck, type RowsProps } from './row.js';
import { RowMenu } from './RowMenu.js';
import { useFits } from './use-fits.js';

interface Props<T> extends RowsProps<T> {
  dense?: boolean;
  sort?: { by: string; onChange: (sort: string) => void };
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

export const ListTable = <T extends Item>({ label, columns, items, href, choice, menu, dense, sort }: Props<T>) => {
  const [words, { frame, fits }] = [useWords(), useFits()];
  return (
    <div className="desk-table-frame" ref={frame} data-fits={fits || undefined}>
      <table className="desk-table" data-dense={dense || undefined} aria-label={label}>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className="desk-select">
                <HeadCheck items={items} choice={choice} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} />
            ))}
            {menu && (
              <th scope="col" className="desk-more">
                <span className="visually-hidden">{words('list.moreHead')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item._id} data-selected={choice?.bulk.chosen.has(item._id) || undefined}>
              {choice && (
                <td className="desk-select">
                  <RowCheck item={item} choice={choice} />
                </td>
              )}
              {columns.map((column, at) => (
                <td key={column.key} data-align={column.align} data-actions={column.actions || undefined}>
                  {at > 0 ? column.cell(item) : <Main item={item} column={column} href={href} />}
                </td>
              ))}
              {menu && (
                <td className="desk-more">
                  <RowMenu name={menu.name(item)} acts={menu.acts(item)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
