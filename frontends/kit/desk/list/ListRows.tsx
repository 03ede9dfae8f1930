import { useWords } from '../words/use-words.js';
import type { Column } from './column.js';
import { HeadCheck } from './HeadCheck.js';
import { type Item, Main, RowCheck, type RowsProps } from './row.js';
import { RowMenu } from './RowMenu.js';

/** Where each column stands in a row of two lines. */
const placed = <T,>(columns: readonly Column<T>[]) => {
  const [main, ...rest] = columns.filter((column) => !column.actions);
  const last = rest.some(({ phone }) => phone === 'side') ? undefined : rest.findLast(({ align }) => align === 'right');
  const placeOf = (column: Column<T>) => column.phone ?? (column === last ? 'side' : 'more');
  return {
    main,
    side: rest.filter((column) => placeOf(column) === 'side'),
    more: rest.filter((column) => placeOf(column) === 'more'),
    under: rest.filter((column) => placeOf(column) === 'under'),
    actions: columns.filter((column) => column.actions),
  };
};

/** A value by its name: a number alone says nothing, a town or the only date says what it is to who sees it. */
const Named = <T,>({ column, item }: { column: Column<T>; item: T }) => {
  const value = column.cell(item);
  if (value === null || value === undefined || value === false || value === '') return null;
  const asked = typeof column.phoneTitle === 'function' ? column.phoneTitle(item) : column.phoneTitle;
  const shown = asked ?? (column.align === 'right' && column.phone !== 'side' ? column.title : undefined);
  return (
    <span className="desk-named">
      <span className={shown === undefined ? 'visually-hidden' : 'desk-named-title'}>{shown ?? column.title} </span>
      <span className="desk-named-value">{value}</span>
    </span>
  );
};

const PhoneRow = <T extends Item>({ item, columns, href, choice, menu }: { item: T } & Omit<RowsProps<T>, 'items'>) => {
  const { main, side, more, under, actions } = placed(columns);
  const acts = actions.flatMap((column) => {
    const drawn = column.cell(item);
    return drawn ? [<span key={column.key}>{drawn}</span>] : [];
  });
  const states = under.map((column) => <Named key={column.key} column={{ ...column, phone: 'side' }} item={item} />);
  return (
    <>
      {choice && <RowCheck item={item} choice={choice} />}
      <div className="desk-row">
        <div className="desk-row-line">
          <span className="desk-row-name">{main && <Main item={item} column={main} href={href} />}</span>
          {side.map((column) => (
            <span key={column.key} className="desk-row-side">
              <span className="visually-hidden">{column.title} </span>
              {column.cell(item)}
            </span>
          ))}
        </div>
        <div className="desk-row-line desk-row-second">
          <span className="desk-row-more">
            {more.map((column) => (
              <Named key={column.key} column={column} item={item} />
            ))}
          </span>
          {acts.length === 0 && states}
        </div>
        {acts.length > 0 && (
          <div className="desk-row-line desk-row-actions">
            {states}
            {acts}
          </div>
        )}
      </div>
      {menu && <RowMenu name={menu.name(item)} acts={menu.acts(item)} />}
    </>
  );
};

const All = <T extends Item>({
  items,
  choice,
}: Pick<RowsProps<T>, 'items'> & { choice: RowsProps<T>['choice'] & object }) => (
  <label className="desk-rows-head">
    <HeadCheck items={items} choice={choice} /> {useWords()('list.selectAll')}
  </label>
);

/** Rows of two lines, for a phone; where a row leads somewhere, all of it does. */
export const ListRows = <T extends Item>({ items, ...given }: RowsProps<T>) => (
  <div>
    {given.choice && <All items={items} choice={given.choice} />}
    <ul className="desk-rows" aria-label={given.label}>
      {items.map((item) => (
        <li key={item._id} data-selected={given.choice?.bulk.chosen.has(item._id) || undefined}>
          <PhoneRow item={item} {...given} />
        </li>
      ))}
    </ul>
  </div>
);
