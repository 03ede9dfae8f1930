import type { Knex } from 'knex';
import type { Reader } from '../reader.js';
import type { Order } from './paging.js';

/** A list that is read completely. */
export interface KeyedList {
  /** rows in index order, perhaps with others; uses only columns of the index */
  readonly keys: () => Knex.QueryBuilder;
  /** only the list's rows; left out when `keys` has no others */
  readonly rows?: () => Knex.QueryBuilder;
  /** columns of the same direction without nulls, the id last */
  readonly order: Order;
}

type Value = string | number;
/** A row's values of the order columns: k0, k1, … */
type Key = Readonly<Record<string, Value>>;

/** Rows scanned per step, even if few match, so that no step takes long. */
const STEP = 150;

const nameOf = (at: number): string => `k${at}`;

/** Limits rows to those beyond a key (or including it); each column bounds an index range within the previous ones. */
const bounds = (
  list: Knex.QueryBuilder,
  [first, ...others]: readonly string[],
  key: Key,
  by: '<' | '>',
  withIt: boolean,
  at = 0,
): Knex.QueryBuilder => {
  const value = key[nameOf(at)] ?? '';
  if (first === undefined) return list;
  if (others.length === 0) return list.where(first, withIt ? `${by}=` : by, value);
  return list
    .where(first, `${by}=`, value)
    .where(
      (either) =>
        void either.where(first, '<>', value).orWhere((same) => void bounds(same, others, key, by, withIt, at + 1)),
    );
};

/**
 * Yields ids of a list step by step. Each step starts at the last key by index, so all steps cost the same. Rows added
 * before the current position are not included.
 */
export async function* idBatches(
  reader: Reader,
  { keys, rows, order }: KeyedList,
  step = STEP,
): AsyncGenerator<readonly string[]> {
  const [onwards, back] = order[0]?.order === 'desc' ? (['<', '>'] as const) : (['>', '<'] as const);
  const columns = order.map((item) => item.column);
  const id = nameOf(columns.length - 1);
  const sorted = (list: Knex.QueryBuilder): Knex.QueryBuilder => list.orderBy([...order]);
  let after: Key | undefined;
  const begun = (list: Knex.QueryBuilder): Knex.QueryBuilder =>
    after ? bounds(list, columns, after, onwards, false) : list;
  for (;;) {
    const next = sorted(begun(keys())).select(columns.map((column, at) => `${column} as ${nameOf(at)}`));
    if (!rows) {
      const found = await reader.list<Key>(next.limit(step));
      if (found.length > 0) yield found.map((row) => String(row[id]));
      if (found.length < step) return;
      after = found.at(-1);
      continue;
    }
    const [end] = await reader.list<Key>(next.limit(1).offset(step - 1));
    const within = end ? bounds(begun(rows()), columns, end, back, true) : begun(rows());
    const ids = (await reader.list<{ id: Value }>(sorted(within).select(`${columns.at(-1)} as id`))).map((row) =>
      String(row.id),
    );
    if (ids.length > 0) yield ids;
    if (!end) return;
    after = end;
  }
}

/** Splits a list whose first column may be null into two without nulls; both databases sort nulls first. */
export const withoutNulls = ({ keys, rows, order }: KeyedList): readonly KeyedList[] => {
  const [first, ...others] = order;
  if (!first) return [];
  const part = (keep: (list: Knex.QueryBuilder) => Knex.QueryBuilder, by: Order): KeyedList => ({
    keys: () => keep(keys()),
    ...(rows ? { rows: () => keep(rows()) } : {}),
    order: by,
  });
  const nulls = part((list) => list.whereNull(first.column), others);
  const values = part((list) => list.whereNotNull(first.column), order);
  return first.order === 'desc' ? [values, nulls] : [nulls, values];
};
