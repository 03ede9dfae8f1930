import { type PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Reader } from '../reader.js';
import { placeholders, type Value, toSafeInteger } from '../sql.js';
import { backwards, type WordKind } from '../words.js';
import { type FoundIds, idsOf, type Order, upTo } from './paging.js';

/** maximum number of matches that are counted and sorted */
export const FOUND = 5_000;
/** Who finds more sees the first of them, and types another word. */
const SHOWN_OF_MANY = 100;

/** What a word belongs to; names of employees have words of their own, independent of redemptions. */
export type SoughtKind = WordKind | 'employee';

/** Kinds of words written backwards, and what is looked for at an end: less would be at the end of many. */
const BACKWARDS: { readonly [K in WordKind]?: RegExp } = {
  'rider-phone': /^\d{4,}$/,
  'rider-vin': /^(?=.*\d)[a-z0-9]{6,17}$/,
};

/** Where a search word is looked up: rows of one table by a condition on its alias `s`. */
interface Place {
  readonly table: 'search_words' | 'employee_words';
  readonly subject: 'subject_id' | 'employee_key';
  readonly condition: string;
  readonly values: readonly Value[];
}

const begins = (table: Pick<Place, 'table' | 'subject'>, kinds: readonly WordKind[], word: string): Place => ({
  ...table,
  condition: `${kinds.length === 0 ? '' : `s.kind IN (${placeholders(kinds)}) AND `}s.word >= ? AND s.word <= ?`,
  values: [...kinds, word, upTo(word)],
});
const SUBJECTS = { table: 'search_words', subject: 'subject_id' } as const;
const EMPLOYEES = { table: 'employee_words', subject: 'employee_key' } as const;

/** The places of a word: where it begins a word, where it ends a number, and those it may be a typing error of. */
export const placesOf = (
  kinds: readonly SoughtKind[],
  { word, similar = [] }: Pick<Typed, 'word' | 'similar'>,
): Place[] => {
  const ofSubjects = kinds.filter((kind) => kind !== 'employee');
  const [forwards, ends] = [
    ofSubjects.filter((subject) => BACKWARDS[subject] === undefined),
    ofSubjects.filter((subject) => BACKWARDS[subject]?.test(word)),
  ];
  return [
    ...(forwards.length > 0 ? [begins(SUBJECTS, forwards, word)] : []),
    ...ends.map((kind) => begins(SUBJECTS, [kind], backwards(word))),
    ...(similar.length > 0 && ofSubjects.includes('rider')
      ? [{ ...SUBJECTS, condition: `s.kind = 'rider' AND s.word IN (${placeholders(similar)})`, values: similar }]
      : []),
    ...(kinds.includes('employee') ? [begins(EMPLOYEES, [], word)] : []),
  ];
};

/** A search word, and the number of matching subjects up to a limit. */
export interface Typed {
  readonly word: string;
  readonly held: number;
  /** words of riders' names that it may be a typing error of; only where nothing else was found */
  readonly similar?: readonly string[];
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
  const word = typeof typed === 'string' ? { word: typed, held: 0 } : typed;
  if (word.held < MANY) {
    for (const place of placesOf(kinds, word))
      void list.orWhereRaw(
        `(${subject} IN (SELECT s.${place.subject} FROM ${place.table} s WHERE ${place.condition})) IS TRUE`,
        place.values as never,
      );
    return;
  }
  for (const place of kinds.flatMap((kind) => placesOf([kind], word)))
    void list.orWhereRaw(
      `(SELECT 1 FROM ${place.table} s WHERE s.${place.subject} = ${subject} AND ${place.condition} LIMIT 1) = 1`,
      place.values as never,
    );
};

/** Queries that start from the matches of a word, one for each place, with a fixed join order. */
export const fromPlaces = (
  knex: Knex,
  kinds: readonly SoughtKind[],
  typed: Typed,
  table: string,
  subject: string,
): readonly (() => Knex.QueryBuilder)[] =>
  placesOf(kinds, typed).map(
    (place) => () =>
      knex
        .from(knex.raw(`${place.table} as s ${inOrder(knex)} ${table} ON ${subject} = s.${place.subject}`))
        .whereRaw(place.condition, place.values as never),
  );

/** The same for kinds that have one place, of whose records one table has all words. */
export const fromWord = (
  knex: Knex,
  kinds: readonly WordKind[] | readonly ['employee'],
  word: string,
  table: string,
  subject: string,
): Knex.QueryBuilder => {
  const [only] = fromPlaces(knex, kinds, { word, held: 0 }, table, subject);
  if (!only) throw new RangeError('Words of no kind');
  return only();
};

/** A join whose order the optimizer must keep. */
export const inOrder = (knex: Knex): string => (knex.client.driverName === 'mysql2' ? 'STRAIGHT_JOIN' : 'CROSS JOIN');

/** The search words, rarest first; frequent ones keep their order. `similar`: of mistyped ones. */
export const rarestFirst = async (
  reader: Reader,
  kinds: readonly SoughtKind[],
  words: readonly string[],
  similar: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<readonly Typed[]> => {
  if (words.length === 0) return [];
  const each = [...new Set(words)].map((word) => {
    const others = similar.get(word);
    return others ? { word, similar: others } : { word };
  });
  const places = each.map((item) => placesOf(kinds, item));
  const counts = places.map((of, at) =>
    of.map(
      ({ table, condition }, n) =>
        `(SELECT COUNT(*) FROM (SELECT 1 AS one FROM ${table} s WHERE ${condition} LIMIT ${MANY}) c${at}_${n})`,
    ),
  );
  const text = counts.map((count, at) => `${count.join(' + ')} AS n${at}`).join(', ');
  const [row] = await reader.rows<Readonly<Record<string, number | string>>>(
    `SELECT ${text}`,
    places.flatMap((of) => of.flatMap((place) => place.values)),
  );
  return each
    .map((item, at) => ({ ...item, held: toSafeInteger(row?.[`n${at}`] ?? 0) }))
    .toSorted((a, b) => a.held - b.held);
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
  const columns = order.map((item, at) => `${item.column} as o${at}`);
  const parts = beginnings.map((begin) =>
    textOf((once ? begin().select(columns) : begin().distinct(columns)).limit(most + 1)),
  );
  const all = {
    text: parts.map((part, at) => `SELECT * FROM (${part.text}) u${at}`).join(' UNION '),
    values: parts.flatMap((part) => part.values),
  };
  const from = (page - 1) * limit;
  const size = Math.max(0, Math.min(limit, most - from));
  // at least one row is needed to return the total
  const list = await reader.rows<{ id: string; total: number | string }>(
    `SELECT o${last} AS id, COUNT(*) OVER () AS total FROM (${all.text}) found
      ORDER BY ${order.map((item, at) => `o${at} ${item.order}`).join(', ')}
      LIMIT ${Math.max(1, size)} OFFSET ${size === 0 ? 0 : from}`,
    all.values,
  );
  const found = toSafeInteger(list[0]?.total ?? (page === 1 ? 0 : await countAll(reader, all)));
  if (found <= most) return { ids: size === 0 ? [] : list.map((item) => item.id), total: found };
  const total = Math.min(most, SHOWN_OF_MANY);
  return { ids: from < total ? await idsOf(reader, rows(), order, Math.min(limit, total - from), from) : [], total };
};

const countAll = async (reader: Reader, { text, values }: ReturnType<typeof textOf>): Promise<number> =>
  toSafeInteger(
    (await reader.rows<{ total: number | string }>(`SELECT COUNT(*) AS total FROM (${text}) found`, values))[0]
      ?.total ?? 0,
  );
