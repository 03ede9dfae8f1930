import { LostRace } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { catchUp } from './cluster-node.js';
import { compound, takesCompounds } from './compound.js';
import { isDuplicate } from './lost-race.js';
import { outcomeUnknownIfNotAnswered } from './outcome-unknown.js';
import type { MysqlConnection } from './mysql-client.js';
import { ask, onConnection, type Statement } from './mysql-connection.js';
import type { Sql, Value } from './sql.js';

/** reads are joined up to this number of values; what has more is sent prepared */
const MOST_JOINED = 50;
/** queued writes are sent at this number of values, to keep packets small */
const MOST_WAITING = 2_000;

const BEGIN: Statement = { text: 'START TRANSACTION', values: [] };
/** for the next transaction of the session only */
const ONE_MOMENT: Statement = {
  text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY',
  values: [],
};
const COMMIT: Statement = { text: 'COMMIT', values: [] };
const ROLLBACK: Statement = { text: 'ROLLBACK', values: [] };

/** A queued insert met a row made by another transaction. */
const lostOnDuplicate = (error: unknown): never => {
  throw isDuplicate(error) ? new LostRace('made by another transaction meanwhile') : error;
};

/** Whether the server's response shows that no transaction is open. */
const isOutside = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'serverStatus' in answer && (Number(answer.serverStatus) & 1) === 0;

interface Joining {
  readonly statements: Statement[];
  /** number of their values */
  size: number;
  readonly answers: Promise<readonly unknown[]>;
}

interface Transaction {
  readonly sql: Sql;
  commit(): Promise<void>;
  /** resolves when no statement is pending; nothing is sent afterwards */
  end(): Promise<void>;
}

/**
 * One transaction on one connection. Statements go one after the other, and none after one that failed: the server may
 * have ended the transaction (a deadlock, a conflict with another node of a cluster), and what came next would be
 * committed on its own. The one exception is a write sent by `run` whose row is there already: only that statement is
 * undone.
 *
 * `together`: the server has compound statements. Writes that nobody waits for then travel with the next read or with
 * COMMIT, and reads that are asked at the same moment with each other, as one statement, because each round trip costs
 * more than the statement it carries. Without, each is a round trip of its own.
 */
const transactionOn = (connection: MysqlConnection, together: boolean): Transaction => {
  let [begun, over, metDuplicate] = [false, false, false];
  let waiting: Statement[] = [];
  /** the last statement sent; rejects once any failed */
  let before: Promise<unknown> = Promise.resolve();
  /** the last packet of queued writes but one */
  let packetBefore: Promise<unknown> = before;
  /** reads whose turn has not come, as long as nothing else is asked behind them */
  let joining: Joining | undefined;

  const inTurn = <T>(work: () => Promise<T>, survives: (error: unknown) => boolean = () => false): Promise<T> => {
    if (over) return Promise.reject(new Error('The transaction is over'));
    joining = undefined;
    const done = before.then(work);
    before = done.catch((error: unknown) => {
      if (!survives(error)) throw error;
      metDuplicate = true;
    });
    // the next statement reports the error
    before.catch(() => undefined);
    return done;
  };

  const sendOneByOne = async (statements: readonly Statement[]): Promise<readonly unknown[]> => {
    const answers: unknown[] = [];
    for (const statement of statements) {
      const answer = await ask(connection, statement);
      if (statement !== COMMIT && isOutside(answer)) throw new Error('The database ended the transaction in silence');
      answers.push(answer);
    }
    return answers;
  };
  /**
   * Sends the statements that wait, then `last`, and resolves to the answers of `last`. `how`: 'with' puts them all into
   * one compound statement. 'alone' sends a single statement prepared, if none waits: a server that has ended the
   * transaction tells that to the next statement. 'kept' is 'alone', and a duplicate key undoes only this statement.
   */
  const send = async (last: readonly Statement[], how: 'with' | 'alone' | 'kept'): Promise<readonly unknown[]> => {
    const statements = [...waiting, ...last];
    const continues = begun;
    if (!begun) statements.unshift(BEGIN);
    [begun, waiting] = [true, []];
    if (!together) return (await sendOneByOne(statements)).slice(-last.length);
    const [only] = statements;
    if (only && statements.length === 1 && how !== 'with' && !metDuplicate) return [await ask(connection, only)];
    const answer = await ask(
      connection,
      compound(statements, { continues, keepsOnDuplicate: how === 'kept' }),
      'query',
    );
    // the rows come before the compound statement's own result
    return Array.isArray(answer) ? answer.slice(-1 - last.length, -1) : [];
  };
  const flush = async (): Promise<void> => {
    const last = waiting.pop();
    if (last) await send([last], 'with').catch(lostOnDuplicate);
  };
  /** The rows of a statement, together with those of others that are asked before its turn comes. */
  const read = async (statement: Statement): Promise<unknown> => {
    const size = statement.values.length;
    if (joining && joining.size + size <= MOST_JOINED) {
      const at = joining.statements.push(statement) - 1;
      joining.size += size;
      return (await joining.answers)[at];
    }
    const statements = [statement];
    const answers = inTurn(() => {
      if (joining?.statements === statements) joining = undefined;
      return send(statements, 'alone').catch(lostOnDuplicate);
    });
    if (together && size <= MOST_JOINED) joining = { statements, size, answers };
    return (await answers)[0];
  };

  return {
    sql: {
      kind: 'mysql',
      rows: async <Row>(text: string, values: readonly Value[] = []) =>
        (await read({ text, values })) as readonly Row[],
      run: async (text, values = []) => {
        await inTurn(async () => {
          // sent separately, so that its error is its own
          await flush();
          await send([{ text, values }], 'kept');
        }, isDuplicate);
      },
      later: async (text, values = []) => {
        if (over) throw new Error('The transaction is over');
        waiting.push({ text, values });
        if (waiting.reduce((sum, statement) => sum + statement.values.length, 0) <= MOST_WAITING) return;
        // sent while the next ones are collected; so many are pending that the database need not wait for them, and no
        // more than two packets
        const earlier = packetBefore;
        packetBefore = before;
        void inTurn(flush).catch(() => undefined);
        await earlier;
      },
    },
    commit: () => {
      const done = inTurn(async () => {
        if (begun || waiting.length > 0) await send([COMMIT], 'with').catch(lostOnDuplicate);
      });
      over = true;
      return done;
    },
    end: async () => {
      over = true;
      await before.catch(() => undefined);
    },
  };
};

interface How {
  /** only when the node of a cluster has everything that others acknowledged before */
  readonly current?: boolean;
  /** the work writes nothing: it reads what was stored at one moment, and locks nothing */
  readonly readsOnly?: boolean;
}

/** Runs the work in one transaction on a pooled connection; an error rolls back. */
export const inMysqlTransaction = <T>(
  db: Knex,
  work: (sql: Sql) => Promise<T>,
  { current = false, readsOnly = false }: How = {},
): Promise<T> =>
  onConnection(db, async (connection) => {
    if (current) await catchUp(connection);
    if (readsOnly) await ask(connection, ONE_MOMENT);
    const { sql, commit, end } = transactionOn(connection, await takesCompounds(db, connection));
    try {
      const result = await work(readsOnly ? { ...sql, readsOnly } : sql);
      await commit().catch(outcomeUnknownIfNotAnswered);
      return result;
    } catch (error) {
      await end();
      // if even the rollback fails, the connection is closed, which ends its transaction
      await ask(connection, ROLLBACK).catch(() => connection.destroy());
      throw error;
    }
  });
