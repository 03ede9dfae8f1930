import type { Knex } from 'knex';
import type { Reader } from '../../reader.js';
import type { Order } from '../paging.js';

/** A list to be read from its first row to its last. */
export interface KeyedList {
  /** its rows and perhaps others, in the order of an index and by nothing that the index does not hold */
  readonly keys: () => Knex.QueryBuilder;
  /** its rows alone; left out where the keys are those of no other */
  readonly rows?: () => Knex.QueryBuilder;
  /** two columns of one direction, the last of them the id */
  readonly order: Order;
}

interface Key {
  readonly k0: string | number;
  readonly k1: string;
}

/** Rows looked at in one step, however few of them are of the list: no step takes long. */
const STEP = 150;

const bounds = ([first, id]: Order, list: Knex.QueryBuilder, { k0, k1 }: Key, by: '<' | '>', withIt: boolean): Knex.QueryBuilder =>
  list.where(first?.column ?? '', `${by}=`, k0).where((either) => void either.where(first?.column ?? '', '<>', k0).orWhere(id?.column ?? '', withIt ? `${by}=` : by, k1));

/**
 * The ids of a list, step by step: each begins behind the last one's end, which an index finds, so that the thousandth costs what the first
 * did. What is added before the place that was reached is not seen.
 */
export async function* idBatches(reader: Reader, { keys, rows, order }: KeyedList, step = STEP): AsyncGenerator<readonly string[]> {
  const [onwards, back] = order[0]?.order === 'desc' ? (['<', '>'] as const) : (['>', '<'] as const);
  const [first, id] = order.map((it) => it.column);
  const sorted = (list: Knex.QueryBuilder): Knex.QueryBuilder => list.orderBy([...order]);
  let after: Key | undefined;
  const begun = (list: Knex.QueryBuilder): Knex.QueryBuilder => (after ? bounds(order, list, after, onwards, false) : list);
  for (;;) {
    const next = sorted(begun(keys())).select({ k0: first, k1: id });
    if (!rows) {
      const found = await reader.list<Key>(next.limit(step));
      if (found.length > 0) yield found.map((it) => it.k1);
      if (found.length < step) return;
      after = found.at(-1);
      continue;
    }
    const [end] = await reader.list<Key>(next.limit(1).offset(step - 1));
    const within = end ? bounds(order, begun(rows()), end, back, true) : begun(rows());
    const ids = (await reader.list<{ id: string }>(sorted(within).select(`${id} as id`))).map((it) => it.id);
    if (ids.length > 0) yield ids;
    if (!end) return;
    after = end;
  }
}
