import type { Knex } from 'knex';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lostOnDuplicate } from './lost-race.js';
import type { DatabaseKind } from './open-database.js';

export type Value = string | number | boolean | null;
/** A yes or no as it is written (boolean) and as it is read (0 or 1). */
export type Flag = boolean | number;

/** Plain SQL on one connection or transaction, alike on both databases. `?` stands for a value. */
export interface Sql {
  readonly kind: DatabaseKind;
  rows<Row>(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** for statements that give no rows */
  run(text: string, values?: readonly Value[]): Promise<void>;
  /**
   * For writes whose outcome nobody looks at: they may travel with a later statement, at the latest with the commit,
   * and are seen by every later statement of the transaction. A row that is there already is a lost race: the
   * transaction starts over.
   */
  later(text: string, values?: readonly Value[]): Promise<void>;
}

/** Milliseconds that a transaction on SQLite may keep the thread. */
const LONGEST_TURN = 15;

/**
 * SQLite answers on the thread that asks: without this, every statement of a long transaction would run before any
 * other request is answered. Short ones, which nearly all are, never wait.
 */
const turnTaker = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < LONGEST_TURN) return;
    await nextTurn();
    since = performance.now();
  };
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
      await connection.raw(text, values as Value[]);
      await turn();
    },
    later: async (text, values = []) => {
      await lostOnDuplicate(connection.raw(text, values as Value[]).then());
    },
  };
};

/** The same, with every write a later one. */
export const laterOn = (sql: Sql): Sql => ({ ...sql, run: sql.later });

/** SQLite has one writer, who holds the whole database: nothing more to lock. */
export const forUpdate = (sql: Sql): string => (sql.kind === 'mysql' ? ' FOR UPDATE' : '');

/** `?, ?, ?` for a list of values. */
export const marks = (values: readonly unknown[]): string => Array.from(values, () => '?').join(', ');

/**
 * A whole number as both databases give it: SUM comes as text from MySQL.
 * @throws RangeError beyond the safe integers
 */
export const whole = (value: number | string | bigint | null): number => {
  const number = Number(value ?? 0);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a safe whole number: ${value}`);
  return number;
};

export const chunks = function* <T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
};

/** Rows of `text`, whose `IN (…)` is filled with one part of the keys after the other. */
export const rowsIn = async <Row>(
  sql: Pick<Sql, 'rows'>,
  keys: readonly string[],
  text: (marks: string) => string,
): Promise<readonly Row[]> => {
  const found: Row[] = [];
  for (const some of chunks(keys, 900)) found.push(...(await sql.rows<Row>(text(marks(some)), some)));
  return found;
};
