import type { Database } from '../open-database.js';
import { type Sql, sqlOn } from '../sql.js';
import { type Difference, differencesOf, yearDifferencesOf } from './differences.js';
import { RECOUNTS, YEAR_RECOUNTS } from './recounts.js';

export interface SummarySettings {
  /** the program's time zone (America/Los_Angeles) */
  readonly timeZone?: string;
}

/** So many differences of a kind are named. */
const NAMED = 5;

export const ZONE = 'America/Los_Angeles';

/** Every difference, up to `limit` of a kind, in what one transaction sees. */
export const allDifferences = async (sql: Pick<Sql, 'rows'>, zone: string, limit: number): Promise<readonly Difference[]> => {
  const found: Difference[] = [];
  for (const it of RECOUNTS) found.push(...(await differencesOf(sql, it, zone, limit)));
  for (const it of YEAR_RECOUNTS) found.push(...(await yearDifferencesOf(sql, it, limit)));
  return found;
};

/** One moment of the database, whatever moves meanwhile. */
export const atOneMoment = <T>(db: Database, read: (sql: Sql) => Promise<T>): Promise<T> =>
  db.read.transaction((trx) => read(sqlOn(trx, db.kind)), db.kind === 'mysql' ? { isolationLevel: 'repeatable read' } : { readOnly: true });

/** Holds every figure that reports show against the rows it is of; answers the first differences of each kind. May run while money moves. */
export const compareSummaries = (db: Database, { timeZone = ZONE }: SummarySettings = {}): Promise<readonly Difference[]> =>
  atOneMoment(db, (sql) => allDifferences(sql, timeZone, NAMED));
