import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, type StoreName, type UnitOfWork } from '@rrr/core/shared';
import type { Database } from '../open-database.js';
import { type Sql, sqlOn } from '../sql.js';
import { storesOn } from '../stores/index.js';
import { brandReader } from '../summaries/brand-of.js';
import { counterBatch } from '../summaries/tallies.js';
import { retrying } from '../unit-of-work.js';

const WAITS_FOR_LOCK = `SELECT t.trx_id FROM information_schema.innodb_trx t
  JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
  WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`;
/** milliseconds: who asks sooner is told the same again (InnoDB keeps what it last told) */
const NEWS_AFTER = 110;

/**
 * Lets two transactions meet when each has read and decided, before either commits: the worst moment. One that waits for
 * the other's lock, or has ended, is not waited for.
 */
const meeting = (db: Database) => {
  const here: (() => void)[] = [];
  let acting = 2;
  const goOn = (): void => here.splice(0).forEach((go) => go());
  const watch = async (): Promise<void> => {
    while (here.length > 0) {
      if ((await sqlOn(db.read, db.kind).rows(WAITS_FOR_LOCK)).length > 0) goOn();
      await pause(NEWS_AFTER);
    }
  };
  return {
    arrive: (): Promise<void> => {
      const met = new Promise<void>((go) => void here.push(go));
      if (here.length >= acting) goOn();
      else if (here.length === 1) void watch();
      return met;
    },
    end: (): void => {
      acting -= 1;
      if (here.length >= acting) goOn();
    },
  };
};

const LOCK = / FOR UPDATE\b/;
/** A statement without what differs between two calls: the number of its values. */
const shapeOf = (text: string): string => text.replaceAll(/\?(?:, \?)+/g, '?').replaceAll(/\s+/g, ' ');

export interface Raced {
  /** for each act `done`, or the code of its refusal; `fault: …` where a CHECK of the database had to stop it */
  readonly told: readonly string[];
  /** shapes of the statements that locked rows */
  readonly locks: ReadonlySet<string>;
}

/**
 * Two acts at the same moment, each on a server of its own: nothing but the database is shared. `without`: tells by the
 * shape of a statement whether it does not lock what it reads.
 */
export const race = async (
  servers: readonly [Database, Database],
  acts: readonly ((uow: UnitOfWork<StoreName>) => Promise<unknown>)[],
  without: (shape: string) => boolean = () => false,
): Promise<Raced> => {
  const locks = new Set<string>();
  const { arrive, end } = meeting(servers[0]);
  const unitOfWork = (db: Database): UnitOfWork<StoreName> => ({
    run: (work) => {
      let first = true;
      return retrying(db, async (sql) => {
        let isLookup = true;
        const rows: Sql['rows'] = (text, values) => {
          if (!LOCK.test(text)) return sql.rows(text, values);
          isLookup = false;
          locks.add(shapeOf(text));
          return sql.rows(without(shapeOf(text)) ? text.replace(LOCK, '') : text, values);
        };
        const changed = { ...sql, rows };
        const tallies = counterBatch('America/Los_Angeles', brandReader());
        const answer = await work(storesOn(changed, tallies, null));
        await tallies.write(changed);
        // who only looks something up before the act decides nothing
        if (first && !isLookup) await arrive();
        first = false;
        return answer;
      });
    },
  });
  const told = await Promise.all(
    acts.map((act, at) =>
      act(unitOfWork(servers[at] ?? servers[0]))
        .then(
          () => 'done',
          (error: unknown) => (error instanceof DomainError ? error.code : `fault: ${String(error)}`),
        )
        .finally(end),
    ),
  );
  return { told, locks };
};
