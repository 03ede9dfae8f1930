import type { Knex } from 'knex';
import type { Reader } from '../../reader.js';
import type { Order } from '../paging.js';

/** A list to be read from its first row to its last. */
export interface KeyedList {
  /** its rows and perhaps others, in the order of an index and by nothing that the index does not hold */
  readonly keys: () => Knex.QueryBuilder;
  /** its rows alone; left out where the keys are those of no other */
  readonly rows?: () => Knex.QueryBuilder;
  /** columns of one direction without nulls, the last of them the id */
  readonly order: Order;
}

type Value = string | number;
/** What a row has in the columns of the order: k0, k1, … */
type Key = Readonly<Record<string, Value>>;

/** Rows looked at in one step, however few of them are of the list: no step takes long. */
const STEP = 150;

const nameOf = (at: number): string => `k${at}`;

/**
 * Keeps rows beyond a key, or the key's own too. Each column bounds the range of an index that those before it begin.
 */
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
 * The ids of a list, step by step: each begins behind the last one's end, which an index finds, so that the thousandth
 * costs what the first did. What is added before the place that was reached is not seen.
 */
export async function* idBatches(
  reader: Reader,
  { keys, rows, order }: KeyedList,
  step = STEP,
): AsyncGenerator<readonly string[]> {
  const [onwards, back] = order[0]?.order === 'desc' ? (['<', '>'] as const) : (['>', '<'] as const);
  const columns = order.map((it) => it.column);
  const id = nameOf(columns.length - 1);
  const sorted = (list: Knex.QueryBuilder): Knex.QueryBuilder => list.orderBy([...order]);
  let after: Key | undefined;
  const begun = (list: Knex.QueryBuilder): Knex.QueryBuilder =>
    after ? bounds(list, columns, after, onwards, false) : list;
  for (;;) {
    const next = sorted(begun(keys())).select(columns.map((it, at) => `${it} as ${nameOf(at)}`));
    if (!rows) {
      const found = await reader.list<Key>(next.limit(step));
      if (found.length > 0) yield found.map((it) => String(it[id]));
      if (found.length < step) return;
      after = found.at(-1);
      continue;
    }
    const [end] = await reader.list<Key>(next.limit(1).offset(step - 1));
    const within = end ? bounds(begun(rows()), columns, end, back, true) : begun(rows());
    const ids = (await reader.list<{ id: Value }>(sorted(within).select(`${columns.at(-1)} as id`))).map((it) =>
      String(it.id),
    );
    if (ids.length > 0) yield ids;
    if (!end) return;
    after = end;
  }
}

/**
 * A list whose first column may be null, as two that have no nulls: where both databases put them, which is before
 * every value.
 */
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
