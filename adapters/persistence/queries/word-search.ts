import { type PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Reader } from '../reader.js';
import { marks, type Value, whole } from '../sql.js';
import type { WordKind } from '../words.js';
import { type FoundIds, idsOf, type Order } from './paging.js';

/** maximum number of matches that are counted and sorted */
export const FOUND = 5_000;
/** Who finds more sees the first of them, and types another word. */
const SHOWN_OF_MANY = 100;

/** What a word belongs to; names of employees have words of their own, independent of redemptions. */
export type SoughtKind = WordKind | 'employee';

interface WordTable {
  readonly table: 'search_words' | 'employee_words';
  readonly subject: 'subject_id' | 'employee_key';
  readonly kinds: readonly WordKind[];
}

/** The tables that contain the words of these kinds. */
const tablesOf = (kinds: readonly SoughtKind[]): readonly WordTable[] => {
  const ofSubjects = kinds.filter((it) => it !== 'employee');
  return [
    ...(ofSubjects.length > 0 ? [{ table: 'search_words', subject: 'subject_id', kinds: ofSubjects } as const] : []),
    ...(ofSubjects.length < kinds.length
      ? [{ table: 'employee_words', subject: 'employee_key', kinds: [] } as const]
      : []),
  ];
};

// The upper bound of a prefix range; SQLite does not use indexes for LIKE.
const upTo = (word: string): string => `${word}\u{10ffff}`;
const ofKinds = (kinds: readonly WordKind[]): string => (kinds.length === 0 ? '' : `s.kind IN (${marks(kinds)}) AND `);
const wordBegins = ({ kinds }: WordTable): string => `${ofKinds(kinds)}s.word >= ? AND s.word <= ?`;
const valuesOf = ({ kinds }: WordTable, word: string): readonly Value[] => [...kinds, word, upTo(word)];

/** A search word, and the number of matching subjects up to a limit. */
export interface Typed {
  readonly word: string;
  readonly held: number;
}

/** words with more matches are found quickly by scanning the list */
export const MANY = 5_000;

/**
 * Filters rows by a search word. The matches of a rare word are read once; a frequent word is checked row by row.
 * Written as a value, because MariaDB would otherwise start with this condition.
 */
export const whereWord = (
  list: Knex.QueryBuilder,
  subject: string,
  kinds: readonly SoughtKind[],
  typed: Typed | string,
): void => {
  const { word, held } = typeof typed === 'string' ? { word: typed, held: 0 } : typed;
  if (held < MANY) {
    for (const it of tablesOf(kinds))
      void list.orWhereRaw(
        `(${subject} IN (SELECT s.${it.subject} FROM ${it.table} s WHERE ${wordBegins(it)})) IS TRUE`,
        valuesOf(it, word) as never,
      );
    return;
  }
  for (const it of kinds.flatMap((kind) => tablesOf([kind])))
    void list.orWhereRaw(
      `(SELECT 1 FROM ${it.table} s WHERE ${ofKinds(it.kinds)}s.${it.subject} = ${subject} AND s.word >= ? AND s.word <= ? LIMIT 1) = 1`,
      valuesOf(it, word) as never,
    );
};

/** Starts a query from the matches of a word, with a fixed join order. */
export const fromWord = (
  knex: Knex,
  kinds: readonly WordKind[] | readonly ['employee'],
  word: string,
  table: string,
  subject: string,
): Knex.QueryBuilder => {
  const [words] = tablesOf(kinds);
  if (!words) throw new RangeError('Words of no kind');
  return knex
    .from(knex.raw(`${words.table} as s ${inOrder(knex)} ${table} ON ${subject} = s.${words.subject}`))
    .whereRaw(wordBegins(words), valuesOf(words, word) as never);
};

/** A join whose order the optimizer must keep. */
export const inOrder = (knex: Knex): string => (knex.client.driverName === 'mysql2' ? 'STRAIGHT_JOIN' : 'CROSS JOIN');

/** The search words, rarest first; frequent ones keep their order. */
export const rarestFirst = async (
  reader: Reader,
  kinds: readonly SoughtKind[],
  words: readonly string[],
): Promise<readonly Typed[]> => {
  const each = [...new Set(words)];
  const tables = tablesOf(kinds);
  const counts = each.map((_, at) =>
    tables.map(
      (table, of) =>
        `(SELECT COUNT(*) FROM (SELECT 1 AS one FROM ${table.table} s WHERE ${wordBegins(table)} LIMIT ${MANY}) c${at}_${of})`,
    ),
  );
  const text = counts.map((it, at) => `${it.join(' + ')} AS n${at}`).join(', ');
  const [row] = await reader.rows<Readonly<Record<string, number | string>>>(
    `SELECT ${text}`,
    each.flatMap((word) => tables.flatMap((it) => valuesOf(it, word))),
  );
  return each.map((word, at) => ({ word, held: whole(row?.[`n${at}`] ?? 0) })).toSorted((a, b) => a.held - b.held);
};

export type Narrowing = (list: Knex.QueryBuilder) => Knex.QueryBuilder;

export interface FoundRows {
  /** all rows of the list with all conditions; ordered by index if `order` is one */
  readonly rows: () => Knex.QueryBuilder;
  /** the same rows from selective starting points; together complete, with possible duplicates */
  readonly beginnings: readonly (() => Knex.QueryBuilder)[];
  /** a single starting point without duplicates */
  readonly once?: boolean;
  /** for frequent words: limits the list to its first rows, which are searched before anything is counted */
  readonly near?: (() => Promise<Narrowing | undefined>) | undefined;
  /** counted no further than this (`FOUND`) */
  readonly most?: number;
  /** the last column is the id */
  readonly order: Order;
}

const textOf = (query: Knex.QueryBuilder): { readonly text: string; readonly values: readonly Value[] } => {
  const { sql, bindings } = query.toSQL();
  return { text: sql, values: bindings as readonly Value[] };
};

/**
 * The ids of a page of search results in order, and their number up to a limit. Rare matches are found by the rarest
 * word and then sorted; frequent ones by scanning the list.
 */
export const pageOfFound = async (reader: Reader, found: FoundRows, asked: PageAsked): Promise<FoundIds> =>
  (await firstOfMany(reader, found, asked)) ?? countedPage(reader, found, asked);

/** The page, if the first rows of the list contain enough matches. */
const firstOfMany = async (
  reader: Reader,
  { rows, near, order, most = FOUND }: FoundRows,
  { page, limit }: PageAsked,
): Promise<FoundIds | undefined> => {
  const narrow = await near?.();
  if (!narrow) return undefined;
  const shown = Math.min(most, SHOWN_OF_MANY);
  const ids = await idsOf(reader, narrow(rows()), order, shown, 0);
  return ids.length < shown ? undefined : { ids: ids.slice((page - 1) * limit, page * limit), total: shown };
};

const countedPage = async (
  reader: Reader,
  { rows, beginnings, once = false, order, most = FOUND }: FoundRows,
  { page, limit }: PageAsked,
): Promise<FoundIds> => {
  const last = order.length - 1;
  const columns = order.map((it, at) => `${it.column} as o${at}`);
  const parts = beginnings.map((begin) =>
    textOf((once ? begin().select(columns) : begin().distinct(columns)).limit(most + 1)),
  );
  const all = {
    text: parts.map((it, at) => `SELECT * FROM (${it.text}) u${at}`).join(' UNION '),
    values: parts.flatMap((it) => it.values),
  };
  const from = (page - 1) * limit;
  const size = Math.max(0, Math.min(limit, most - from));
  // at least one row is needed to return the total
  const list = await reader.rows<{ id: string; total: number | string }>(
    `SELECT o${last} AS id, COUNT(*) OVER () AS total FROM (${all.text}) found
      ORDER BY ${order.map((it, at) => `o${at} ${it.order}`).join(', ')}
      LIMIT ${Math.max(1, size)} OFFSET ${size === 0 ? 0 : from}`,
    all.values,
  );
  const found = whole(list[0]?.total ?? (page === 1 ? 0 : await countAll(reader, all)));
  if (found <= most) return { ids: size === 0 ? [] : list.map((it) => it.id), total: found };
  const total = Math.min(most, SHOWN_OF_MANY);
  return { ids: from < total ? await idsOf(reader, rows(), order, Math.min(limit, total - from), from) : [], total };
};

const countAll = async (reader: Reader, { text, values }: ReturnType<typeof textOf>): Promise<number> =>
  whole(
    (await reader.rows<{ total: number | string }>(`SELECT COUNT(*) AS total FROM (${text}) found`, values))[0]
      ?.total ?? 0,
  );
