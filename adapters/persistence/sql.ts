import type { Knex } from 'knex';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lostOnDuplicate } from './lost-race.js';
import type { DatabaseKind } from './database-url.js';

export type Value = string | number | boolean | null;
export type { Flag } from './tables/flag.js';

/** SQL on one connection or transaction, the same for both databases. `?` is a placeholder. */
export interface Sql {
  readonly kind: DatabaseKind;
  /** reads what was stored at one moment, so it needs no locks and lets nobody wait */
  readonly readsOnly?: boolean;
  rows<Row>(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** for statements without rows */
  run(text: string, values?: readonly Value[]): Promise<void>;
  /**
   * For writes whose result is not needed: they may be sent with a later statement, at the latest with the commit, and
   * are visible to all later statements of the transaction. A duplicate key is a lost race, and the transaction is
   * retried.
   */
  later(text: string, values?: readonly Value[]): Promise<void>;
  /** Reads what was stored before this transaction wrote anything; only where that needs no lock (late-lock.ts). */
  readonly before?: Pick<Sql, 'rows'>;
}

/** milliseconds an SQLite transaction may block the thread */
const LONGEST_TURN = 15;

/**
 * SQLite runs on the calling thread, so long transactions must let other requests run in between. Short ones never
 * pause.
 */
export const turnTaker = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < LONGEST_TURN) return;
    await nextTurn();
    since = performance.now();
  };
};

/** from so many values on, knex's copies of them cost more than what it adds */
const MANY_VALUES = 200;

/** Sends a statement for SQLite that has no rows, if it has many values without knex's own reading of it. */
const sent = async (connection: Knex, text: string, values: readonly Value[]): Promise<void> => {
  if (values.length < MANY_VALUES) {
    await connection.raw(text, values as Value[]);
    return;
  }
  // of a transaction, this is its own connection
  const client = connection.client as Pick<Knex.Client, 'acquireConnection' | 'releaseConnection' | 'query'>;
  const own: unknown = await client.acquireConnection();
  try {
    await client.query(own, { sql: text, bindings: values });
  } finally {
    await client.releaseConnection(own);
  }
};

export const sqlOn = (connection: Knex, kind: DatabaseKind): Sql => {
  const turn = kind === 'sqlite' ? turnTaker() : () => Promise.resolve();
  return {
    kind,
    rows: async <Row>(text: string, values: readonly Value[] = []) => {
      const answer: unknown = await connection.raw(text, values as Value[]);
      await turn();
      return (kind === 'mysql' ? (answer as [Row[]])[0] : answer) as readonly Row[];
    },
    run: async (text, values = []) => {
      await (kind === 'sqlite' ? sent(connection, text, values) : connection.raw(text, values as Value[]));
      await turn();
    },
    later: async (text, values = []) => {
      await lostOnDuplicate(
        kind === 'sqlite' ? sent(connection, text, values) : connection.raw(text, values as Value[]).then(),
      );
      await turn();
    },
  };
};

/** A copy whose writes are all deferred. */
export const deferWrites = (sql: Sql): Sql => ({ ...sql, run: sql.later });

/**
 * Whether what is read must be locked to stay so: not on SQLite, where the writer locks the whole database, nor for work
 * that only reads.
 */
export const needsLocks = (sql: Sql): boolean => sql.kind === 'mysql' && !sql.readsOnly;
export const forUpdate = (sql: Sql): string => (needsLocks(sql) ? ' FOR UPDATE' : '');
/** Lets others read the rows, but not change them. */
export const inShareMode = (sql: Sql): string => (needsLocks(sql) ? ' LOCK IN SHARE MODE' : '');

/** Placeholders `?, ?, ?` for a list of values. */
export const placeholders = (values: readonly unknown[]): string => Array.from(values, () => '?').join(', ');

/** Converts an integer from either database; MySQL returns SUM as text. @throws RangeError beyond the safe integers */
export const toSafeInteger = (value: number | string | bigint | null): number => {
  const number = Number(value ?? 0);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a safe whole number: ${value}`);
  return number;
};

export const chunks = function* <T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
};

/** Runs a query with `IN (…)` in batches of keys. */
export const rowsIn = async <Row>(
  sql: Pick<Sql, 'rows'>,
  keys: readonly string[],
  text: (placeholders: string) => string,
  more: readonly Value[] = [],
): Promise<readonly Row[]> => {
  const found: Row[] = [];
  for (const some of chunks(keys, 900))
    found.push(...(await sql.rows<Row>(text(placeholders(some)), [...some, ...more])));
  return found;
};

/** a few milliseconds of work */
const PART = 1_000;

/**
 * All rows that a query without order finds in one table, by id, as `map` makes them of rows. Many are read or mapped
 * part by part, so that others run in between: on SQLite with a question for each part, because a statement keeps the
 * whole server waiting. MariaDB would rather walk through the table by id for such a question.
 */
export const mappedById = async <Row extends { readonly id: string }, T>(
  sql: Sql,
  { text, values }: { readonly text: string; readonly values: readonly Value[] },
  map: (row: Row) => T,
): Promise<readonly T[]> => {
  const found: T[] = [];
  if (sql.kind === 'mysql') {
    for (const some of chunks(await sql.rows<Row>(`${text} ORDER BY id`, values), PART)) {
      if (found.length > 0) await nextTurn();
      for (const item of some) found.push(map(item));
    }
    return found;
  }
  for (let after = ''; ; await nextTurn()) {
    const rows = await sql.rows<Row>(`${text} AND id > ? ORDER BY id LIMIT ${PART}`, [...values, after]);
    for (const row of rows) found.push(map(row));
    const last = rows.at(-1);
    if (rows.length < PART || !last) return found;
    after = last.id;
  }
};
