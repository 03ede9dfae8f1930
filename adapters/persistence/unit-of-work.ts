import { setTimeout as pause } from 'node:timers/promises';
import {
  Conflict,
  DomainError,
  OutcomeUnknown,
  RiderBusy,
  type HistorySeals,
  type StoreName,
  type UnitOfWork,
} from '@rrr/core/shared';
import { isCluster } from './cluster-node.js';
import { PreparedInVain, withLateLock } from './late-lock.js';
import { isLostRace } from './lost-race.js';
import type { Database } from './open-database.js';
import { inMysqlTransaction } from './mysql-transaction.js';
import { type Sql, sqlOn } from './sql.js';
import { storesOn } from './stores/index.js';
import { brandReader } from './summaries/brand-of.js';
import { counterBatch } from './summaries/tallies.js';
import { newKeyedQueue, type KeyedQueueSettings } from './keyed-queue.js';

export interface RetrySettings extends KeyedQueueSettings {
  /** how often work is run again after a lost race (5) */
  readonly attempts?: number;
  /** uniform in [0, 1); varies the delays of concurrent retries */
  readonly random?: () => number;
  /** the program's time zone: days and months of reports are its (America/Los_Angeles) */
  readonly timeZone?: string;
  /** makes that results may name, for market share (those of the default program) */
  readonly makes?: readonly string[];
  /** seals ledger entries; without it they have no proof (only tests and benchmarks) */
  readonly seals?: Pick<HistorySeals, 'seal'>;
}

/**
 * Milliseconds after which a lost race is not retried, so that the client gets an answer before it gives up.
 */
const LAST_START = 12_000;

/** Milliseconds before the next retry: growing, with random variation. */
const delay = (attempt: number, random: () => number): number => 2 ** attempt * (2 + 8 * random());

/** How SQLite locks: at the start, after everything was prepared, or not at all. */
type Locking = 'first' | 'late' | 'never';

const transact = <T>(
  db: Database,
  work: (sql: Sql) => Promise<T>,
  { locking, current }: { readonly locking: Locking; readonly current: boolean },
): Promise<T> => {
  if (db.kind === 'mysql') return inMysqlTransaction(db.write, work, { current, readsOnly: locking === 'never' });
  if (locking === 'never') return db.long.read.transaction((trx) => work(sqlOn(trx, db.kind)), { readOnly: true });
  return kept(
    db,
    locking === 'late' ? withLateLock(db, work) : db.write.transaction((trx) => work(sqlOn(trx, db.kind))),
  );
};

/** What was committed into a file that was removed meanwhile is not confirmed. @throws OutcomeUnknown */
const kept = async <T>(db: Database, committed: Promise<T>): Promise<T> => {
  const answer = await committed;
  const fault = db.fault();
  if (fault?.kind === 'gone') throw new OutcomeUnknown(fault);
  return answer;
};

/** Whether the rules refused what was asked for, by what was read. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError &&
  !(error instanceof Conflict || error instanceof RiderBusy || error instanceof OutcomeUnknown);

/**
 * Runs a transaction and retries it after a lost race. What a node of a cluster refuses is judged once more when the node
 * has everything that others acknowledged: it may not have seen what makes the act right.
 * @throws Conflict after too many retries
 */
export const retrying = async <T>(
  db: Database,
  work: (sql: Sql) => Promise<T>,
  {
    attempts = 5,
    random = Math.random,
    locking: wanted = 'first',
  }: Pick<RetrySettings, 'attempts' | 'random'> & { readonly locking?: Locking } = {},
): Promise<T> => {
  const began = performance.now();
  let locking = wanted;
  let current = false;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await transact(db, work, { locking, current });
    } catch (error) {
      if (error instanceof PreparedInVain) {
        locking = 'first';
        continue;
      }
      if (!current && isRefusal(error) && db.kind === 'mysql' && (await isCluster(db.write))) {
        current = true;
        continue;
      }
      if (!isLostRace(error)) {
        db.writes.failed(error);
        throw error;
      }
      if (attempt >= attempts || performance.now() - began > LAST_START) throw new Conflict();
      await pause(delay(attempt, random));
    }
  }
};

/**
 * The unit of work on a database: one transaction, retried after a deadlock, lock timeout, busy database or lost race.
 * Other errors roll back and are thrown. Work for one rider is queued before it takes a connection, and keeps its place
 * during retries.
 * @throws Conflict after too many retries; RiderBusy when the queue is too long; OutcomeUnknown when the commit had no
 * answer
 */
export const sqlUnitOfWork = (
  db: Database,
  { timeZone = 'America/Los_Angeles', makes, seals, ...retry }: RetrySettings = {},
): UnitOfWork<StoreName> => {
  const brandOf = brandReader(makes);
  const turns = newKeyedQueue(retry);
  return {
    run: async (work, turn) => {
      const locking = !turn || 'rider' in turn ? 'first' : 'reads' in turn ? 'never' : 'late';
      const end =
        turn && 'rider' in turn && turn.rider !== undefined ? await turns.take(turn.rider, turn.caller) : null;
      try {
        return await retrying(
          db,
          async (sql) => {
            const tallies = counterBatch(timeZone, brandOf);
            const answer = await work(storesOn(sql, tallies, seals ?? null));
            await tallies.write(sql);
            return answer;
          },
          { ...retry, locking },
        );
      } finally {
        end?.();
      }
    },
  };
};
