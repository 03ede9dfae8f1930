import type { Value } from '@rrr/persistence';
import mysql from 'mysql2';

/** One round trip as the driver was asked for it: one statement, or several in a compound one. */
export interface Trip {
  readonly how: 'query' | 'execute';
  readonly sql: string;
  readonly values: readonly Value[];
}

type Ask = (this: unknown, sql: string | { readonly sql: string }, values: unknown, ...rest: unknown[]) => unknown;

/**
 * Runs the work and gives every round trip it made, in order, as seen by the driver. Nothing else may use a database
 * meanwhile.
 */
export const tripsOf = async (work: () => Promise<unknown>): Promise<readonly Trip[]> => {
  const made: Trip[] = [];
  const driver = (mysql as unknown as { Connection: { prototype: Record<Trip['how'], Ask> } }).Connection.prototype;
  const before = { query: driver.query, execute: driver.execute };
  for (const how of ['query', 'execute'] as const)
    driver[how] = function (sql, values, ...rest) {
      const text = typeof sql === 'string' ? sql : sql.sql;
      // what makes a connection ready belongs to no work
      if (!text.startsWith('SET SESSION'))
        made.push({ how, sql: text, values: Array.isArray(values) ? (values as Value[]) : [] });
      return before[how].call(this, sql, values, ...rest);
    };
  try {
    await work();
  } finally {
    Object.assign(driver, before);
  }
  return made;
};

/** What makes a compound statement of several (adapters/persistence/compound.ts). */
const AROUND =
  /^BEGIN NOT ATOMIC |DECLARE EXIT HANDLER FOR SQLEXCEPTION BEGIN ROLLBACK; RESIGNAL; END; |DECLARE EXIT HANDLER FOR 1062 RESIGNAL; |IF @@in_transaction = 0 THEN SIGNAL .*?; END IF; |; END$/g;

/** The same, each statement a round trip of its own. */
export const oneByOne = (trips: readonly Trip[]): readonly Trip[] =>
  trips.flatMap(({ sql, values }) => {
    let from = 0;
    return sql
      .replaceAll(AROUND, '')
      .split('; ')
      .map((text): Trip => {
        const own = values.slice(from, (from += text.split('?').length - 1));
        return { how: own.length > 0 ? 'execute' : 'query', sql: text, values: own };
      });
  });
