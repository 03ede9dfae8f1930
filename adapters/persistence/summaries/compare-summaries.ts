import type { Database } from '../open-database.js';
import { type Sql, sqlOn } from '../sql.js';
import type { Difference } from './difference.js';
import { differences } from './differences.js';

export interface SummarySettings {
  /** the program's time zone (America/Los_Angeles) */
  readonly timeZone?: string;
}

export const ZONE = 'America/Los_Angeles';

/** So many differences of a kind are named. */
const NAMED = 5;

/** The first differences of each kind. */
export const firstOf = () => {
  const count = new Map<string, number>();
  const first: Difference[] = [];
  return {
    add: (found: readonly Difference[]): void => {
      for (const difference of found) {
        const name = `${difference.table}/${difference.kind}`;
        count.set(name, (count.get(name) ?? 0) + 1);
        if ((count.get(name) ?? 0) <= NAMED) first.push(difference);
      }
    },
    all: (): readonly Difference[] => first,
  };
};

/** Runs reads in one consistent snapshot of the database. */
export const atOneMoment = <T>(db: Database, read: (sql: Sql) => Promise<T>): Promise<T> =>
  db.long.read.transaction(
    (trx) => read(sqlOn(trx, db.kind)),
    db.kind === 'mysql' ? { isolationLevel: 'repeatable read' } : { readOnly: true },
  );

/**
 * Compares all report summaries with their source rows and returns the first differences of each kind. Can run while
 * transactions continue.
 */
export const compareSummaries = (
  db: Database,
  { timeZone = ZONE }: SummarySettings = {},
): Promise<readonly Difference[]> =>
  atOneMoment(db, async (sql) => {
    const first = firstOf();
    for await (const found of differences(sql, timeZone)) first.add(found);
    return first.all();
  });
