import { nameKey } from '@rrr/core/riders';
import { type PageAsked, type PageOf, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Reader } from '../reader.js';
import { type Value, toSafeInteger } from '../sql.js';

/** Lists without stored counters are counted up to this number, and their pages end there. */
export const COUNTED = 10_000;

/** A query that stops looking at the row after the last that counts. */
const counting = (list: Knex.QueryBuilder, most = COUNTED): Knex.QueryBuilder =>
  list
    .clone()
    .clearSelect()
    .clearOrder()
    .select(list.client.raw('1 as one'))
    .limit(most + 1);

/** Number of rows up to a limit, for lists without stored counters. */
export const countOf = async (reader: Reader, list: Knex.QueryBuilder, most = COUNTED): Promise<number> => {
  const { sql, bindings } = counting(list, most).toSQL();
  const [row] = await reader.rows<{ total: number | string }>(
    `SELECT COUNT(*) AS total FROM (${sql}) counted`,
    bindings as never,
  );
  return Math.min(most, toSafeInteger(row?.total ?? 0));
};

/** Whether a list has at least this many rows; reads no more. */
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
 * One page of a filtered, ordered list, with the number of pages within the first `COUNTED` rows. `counted`: the same
 * rows without display columns. For lists with stored counters see `tally-pages.ts`, for word searches
 * `word-search.ts`.
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
 * The ids of one page in index order, and the count up to `most`. `keys`: the filtered table alone; display columns are
 * loaded afterwards for the page's rows (`inOrderOf`).
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

/** Columns of an index, the id last. */
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
  ).map((item) => item.id);

/** The first ids of a list whose count is stored elsewhere, in one round trip. */
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
  return { ids: rows.map((row) => row.id), total: toSafeInteger(rows[0]?.total ?? 0) };
};

/** A query that returns one number. */
export interface Question {
  readonly text: string;
  readonly values: readonly Value[];
}

/** Rows by id, in the given order. */
export const inOrderOf = async <Row extends { readonly id: string }>(
  reader: Reader,
  ids: readonly string[],
  rows: Knex.QueryBuilder,
  id: string,
): Promise<readonly Row[]> => {
  if (ids.length === 0) return [];
  const byId = new Map((await reader.list<Row>(rows.whereIn(id, [...ids]))).map((item) => [item.id, item]));
  return ids.flatMap((text) => byId.get(text) ?? []);
};

export const pageMap = <A, B>(page: PageOf<A>, map: (item: A) => B): PageOf<B> => ({
  ...page,
  items: page.items.map(map),
});

/** A LIKE pattern for texts that start with the input; escapes % and _. */
export const startingWith = (typed: string): string => `${typed.replace(/[!%_]/g, '!$&')}%`;

// `!` as the escape character, because MySQL and SQLite treat backslashes in literals differently
const like = (column: string): string => `${column} LIKE ? ESCAPE '!'`;

/** The words of a search text, normalized. */
export const typedWords = (typed: string | undefined): readonly string[] =>
  nameKey(typed ?? '')
    .split(' ')
    .filter(Boolean);

/**
 * Rows where every search word is the prefix of a word in one of the columns (normalized by `nameKey`). Scans every
 * row, so only for small tables or few rows.
 */
export const whereWords = (list: Knex.QueryBuilder, columns: readonly string[], typed: string): void => {
  for (const word of typedWords(typed))
    void list.where((any) => {
      for (const column of columns)
        void any.orWhereRaw(like(column), [startingWith(word)]).orWhereRaw(like(column), [`% ${startingWith(word)}`]);
    });
};

/** The last text that starts with the input. */
export const upTo = (typed: string): string => `${typed}\u{10ffff}`;

/** Whether a column starts with the input, in the same letters. A range: SQLite uses no index for LIKE. */
export const startsWith = (column: string, typed: string): { readonly text: string; readonly values: string[] } => ({
  text: `${column} >= ? AND ${column} <= ?`,
  values: [typed, upTo(typed)],
});

/** Rows whose column starts with the input, in the same letters. */
export const wherePrefix = (list: Knex.QueryBuilder, column: string, typed: string): void => {
  const { text, values } = startsWith(column, typed);
  void list.whereRaw(`(${text})`, values);
};
