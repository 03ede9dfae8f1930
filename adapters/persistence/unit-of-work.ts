import { setTimeout as pause } from 'node:timers/promises';
import { Conflict, type StoreName, type UnitOfWork } from '@rrr/core/shared';
import { isLostRace } from './lost-race.js';
import type { Database } from './open-database.js';
import { inMysqlTransaction } from './mysql-transaction.js';
import { type Sql, sqlOn } from './sql.js';
import { storesOn } from './stores/index.js';
import { tallyBook } from './tallies.js';

export interface RetrySettings {
  /** how often work is run again after a lost race (5) */
  readonly attempts?: number;
  /** evenly spread in [0, 1); spreads those that lost the same race */
  readonly random?: () => number;
  /** the program's time zone: days and months of reports are its (America/Los_Angeles) */
  readonly timeZone?: string;
}

/** Milliseconds before the next try: longer each time, and never the same for two. */
const delay = (attempt: number, random: () => number): number => 2 ** attempt * (2 + 8 * random());

const transact = <T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> =>
  db.kind === 'mysql' ? inMysqlTransaction(db.write, work) : db.write.transaction((trx) => work(sqlOn(trx, db.kind)));

/**
 * The unit of work on a database: one transaction, run again from its start after a deadlock, a lock wait, a busy database or a lost race.
 * Refusals by the rules roll back and pass. @throws Conflict when the races were lost each time
 */
export const knexUnitOfWork = (db: Database, { attempts = 5, random = Math.random, timeZone = 'America/Los_Angeles' }: RetrySettings = {}): UnitOfWork<StoreName> => ({
  run: async (work) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await transact(db, async (sql) => {
          const tallies = tallyBook(timeZone);
          const answer = await work(storesOn(sql, tallies));
          await tallies.write(sql);
          return answer;
        });
      } catch (error) {
        if (!isLostRace(error)) throw error;
        if (attempt >= attempts) throw new Conflict();
        await pause(delay(attempt, random));
      }
    }
  },
});
