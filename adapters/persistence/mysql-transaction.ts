import { LostRace } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { isDuplicate } from './lost-race.js';
import { unknownWhenUnheard } from './unheard.js';
import type { MysqlConnection } from './mysql-client.js';
import { ask, onConnection, type Statement } from './mysql-connection.js';
import type { Sql, Value } from './sql.js';

/** Writes that wait are sent when they carry this many values, so that a results file does not become one packet. */
const MOST_WAITING = 2_000;

const together = (all: readonly Statement[]): Statement => ({ text: all.map((it) => it.text).join('; '), values: all.flatMap((it) => it.values) });

/** A write that waited and met its row made by another. */
const lostOnDuplicate = (error: unknown): never => {
  throw isDuplicate(error) ? new LostRace('made by another transaction meanwhile') : error;
};

/**
 * One transaction in few round trips, each of which costs more than the statement it carries: BEGIN travels with the first statement, writes
 * that nobody waits for travel together with the next read or with COMMIT. The server does them in order and stops at the first that fails,
 * so COMMIT is only reached when all of them are done.
 */
const transactionOn = (connection: MysqlConnection): { readonly sql: Sql; commit(): Promise<void> } => {
  let begun = false;
  let waiting: Statement[] = [];
  /** many writes on their way, one packet after the other, while the next are being thought of; none is sent after one that failed */
  let underWay: Promise<void> = Promise.resolve();

  /** gives the answer of the last one */
  const send = async (last: Statement): Promise<unknown> => {
    const all = [...(begun ? [] : [{ text: 'BEGIN', values: [] }]), ...waiting, last];
    [begun, waiting] = [true, []];
    if (all.length === 1) return ask(connection, last);
    return ((await ask(connection, together(all), 'query')) as readonly unknown[]).at(-1);
  };
  const flush = async (): Promise<void> => {
    const last = waiting.pop();
    if (last) await send(last).catch(lostOnDuplicate);
  };
  const sendOff = async (): Promise<void> => {
    const before = underWay;
    underWay = before.then(flush);
    // whoever comes next hears of it
    underWay.catch(() => undefined);
    await before;
  };

  return {
    sql: {
      kind: 'mysql',
      rows: async <Row>(text: string, values: readonly Value[] = []) => {
        await underWay;
        return (await send({ text, values }).catch(lostOnDuplicate)) as readonly Row[];
      },
      run: async (text, values = []) => {
        await underWay;
        // on its own, so that what it meets is its own
        await flush();
        await send({ text, values });
      },
      later: async (text, values = []) => {
        waiting.push({ text, values });
        if (waiting.reduce((sum, it) => sum + it.values.length, 0) > MOST_WAITING) await sendOff();
      },
    },
    commit: async () => {
      await underWay;
      if (begun || waiting.length > 0) await send({ text: 'COMMIT', values: [] }).catch(lostOnDuplicate);
    },
  };
};

/** Runs the work in one transaction on a connection of the pool; what the work throws rolls it back. */
export const inMysqlTransaction = <T>(db: Knex, work: (sql: Sql) => Promise<T>): Promise<T> =>
  onConnection(db, async (connection) => {
    const { sql, commit } = transactionOn(connection);
    try {
      const result = await work(sql);
      await commit().catch(unknownWhenUnheard);
      return result;
    } catch (error) {
      // a connection that cannot even roll back is given up: its transaction ends with it
      await ask(connection, { text: 'ROLLBACK', values: [] }).catch(() => connection.destroy());
      throw error;
    }
  });
