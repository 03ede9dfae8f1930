import { nameKey } from '@rrr/core/riders';
import { type PageAsked, type PageOf, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Reader } from '../reader.js';
import { type Value, whole } from '../sql.js';

/**
 * A list that nobody keeps count of is counted no further than this, and its pages end there: who looks for more asks
 * for less.
 */
export const COUNTED = 10_000;

/** A query that stops looking at the row after the last that counts. */
const counting = (list: Knex.QueryBuilder, most = COUNTED): Knex.QueryBuilder =>
  list
    .clone()
    .clearSelect()
    .clearOrder()
    .select(list.client.raw('1 as one'))
    .limit(most + 1);

/** How many rows a list has, up to a bound. Every list without tallies counts here. */
export const countOf = async (reader: Reader, list: Knex.QueryBuilder, most = COUNTED): Promise<number> => {
  const { sql, bindings } = counting(list, most).toSQL();
  const [row] = await reader.rows<{ total: number | string }>(
    `SELECT COUNT(*) AS total FROM (${sql}) counted`,
    bindings as never,
  );
  return Math.min(most, whole(row?.total ?? 0));
};

/** Whether a list has so many rows: it looks at no more. */
export const reaches = async (reader: Reader, list: Knex.QueryBuilder, rows: number): Promise<boolean> => {
  const { sql, bindings } = list
    .clone()
    .select(list.client.raw('1 as one'))
    .limit(1)
    .offset(rows - 1)
    .toSQL();
  return (await reader.rows(sql, bindings as never)).length > 0;
};

/**
 * One page of a filtered, ordered list, and how many pages there are among its first `COUNTED` rows. `counted`: the
 * same rows without what is only shown. For lists that tallies are kept of, see `tally-pages.ts`; for those that people
 * search by words, `word-search.ts`.
 */
export const pageFrom = async <Row>(
  reader: Reader,
  list: Knex.QueryBuilder,
  asked: PageAsked,
  counted = list,
): Promise<PageOf<Row>> => {
  const from = (asked.page - 1) * asked.limit;
  const [rows, total] = await Promise.all([
    from < COUNTED
      ? reader.list<Row>(
          list
            .clone()
            .limit(Math.min(asked.limit, COUNTED - from))
            .offset(from),
        )
      : [],
    countOf(reader, counted),
  ]);
  return pageOf(rows, asked, total);
};

/**
 * The ids of one page of a list that is ordered by an index of its own table, and how many there are among the first
 * `most`. `keys`: the table alone, filtered; what is only shown is looked up afterwards, for the rows of the page
 * (`inOrderOf`).
 */
export const pageOfIds = async (
  reader: Reader,
  keys: Knex.QueryBuilder,
  order: Order,
  { page, limit }: PageAsked,
  most = COUNTED,
): Promise<FoundIds> => {
  const from = (page - 1) * limit;
  const [total, ids] = await Promise.all([
    countOf(reader, keys, most),
    from < most ? idsOf(reader, keys, order, Math.min(limit, most - from), from) : [],
  ]);
  return { total, ids };
};

/** Columns of an index, the last of them the id. */
export type Order = readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];

export interface FoundIds {
  readonly ids: readonly string[];
  readonly total: number;
}

export const idsOf = async (
  reader: Reader,
  keys: Knex.QueryBuilder,
  order: Order,
  limit: number,
  offset: number,
): Promise<readonly string[]> =>
  (
    await reader.list<{ id: string }>(
      keys
        .clone()
        .select(`${order.at(-1)?.column} as id`)
        .orderBy([...order])
        .limit(limit)
        .offset(offset),
    )
  ).map((it) => it.id);

/**
 * The first ids of a list whose length is kept elsewhere: both in one round trip. An empty list has no length to read.
 */
export const firstIds = async (
  reader: Reader,
  keys: Knex.QueryBuilder,
  order: Order,
  limit: number,
  { text, values }: Question,
): Promise<FoundIds> => {
  const total = keys.client.raw(`(${text}) as total`, values);
  const rows = await reader.list<{ id: string; total: number | string | null }>(
    keys
      .clone()
      .select(`${order.at(-1)?.column} as id`, total)
      .orderBy([...order])
      .limit(limit),
  );
  return { ids: rows.map((it) => it.id), total: whole(rows[0]?.total ?? 0) };
};

/** A question that answers one number. */
export interface Question {
  readonly text: string;
  readonly values: readonly Value[];
}

/** The rows of ids, in the order of the ids. */
export const inOrderOf = async <Row extends { readonly id: string }>(
  reader: Reader,
  ids: readonly string[],
  rows: Knex.QueryBuilder,
  id: string,
): Promise<readonly Row[]> => {
  if (ids.length === 0) return [];
  const byId = new Map((await reader.list<Row>(rows.whereIn(id, [...ids]))).map((it) => [it.id, it]));
  return ids.flatMap((it) => byId.get(it) ?? []);
};

export const pageMap = <A, B>(page: PageOf<A>, map: (item: A) => B): PageOf<B> => ({
  ...page,
  items: page.items.map(map),
});

/** What someone typed, as a pattern that matches it at the beginning: their own % and _ are only characters. */
export const startingWith = (typed: string): string => `${typed.replace(/[!%_]/g, '!$&')}%`;

// MySQL reads a backslash in a literal twice, SQLite once; an exclamation mark means the same to both
const like = (column: string): string => `${column} LIKE ? ESCAPE '!'`;

/** The words that someone typed, as searches compare them. */
export const typedWords = (typed: string | undefined): readonly string[] =>
  nameKey(typed ?? '')
    .split(' ')
    .filter(Boolean);

/**
 * Keeps rows where every typed word begins some word of one of the columns (which hold words as `nameKey` makes them).
 * It looks at every row: for small tables, or for rows that something else has found.
 */
export const whereWords = (list: Knex.QueryBuilder, columns: readonly string[], typed: string): void => {
  for (const word of typedWords(typed))
    void list.where((any) => {
      for (const column of columns)
        void any.orWhereRaw(like(column), [startingWith(word)]).orWhereRaw(like(column), [`% ${startingWith(word)}`]);
    });
};

/** Keeps rows whose column begins with what was typed. */
export const wherePrefix = (list: Knex.QueryBuilder, column: string, typed: string): void => {
  void list.whereRaw(like(column), [startingWith(typed)]);
};
