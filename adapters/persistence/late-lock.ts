import type { Knex } from 'knex';
import type { Database } from './open-database.js';
import { type Sql, sqlOn, turnTaker, type Value } from './sql.js';
import { type Asking, type Moment, momentOf, tablesChanged, tableWrittenBy } from './sqlite-changes.js';

/** What was prepared cannot be stored, because something changed meanwhile: nothing was written. */
export class PreparedInVain extends Error {}

interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** A question with its answer as text. */
interface Asked extends Statement {
  readonly answer: string;
}

const momentOn = async (pool: Knex): Promise<Moment> => {
  const client = pool.client as Pick<Knex.Client, 'acquireConnection' | 'releaseConnection'>;
  const connection = (await client.acquireConnection()) as Asking;
  try {
    return momentOf(connection);
  } finally {
    await client.releaseConnection(connection);
  }
};

/** Whether a text names one of the tables. A word too many only costs time. */
const naming = (tables: Iterable<string>): ((text: string) => boolean) => {
  const names = [...tables];
  if (names.length === 0) return () => false;
  const any = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');
  return (text) => any.test(text);
};

/**
 * Under the lock: everything that was read would be read again. Questions about tables that nobody wrote since are not
 * asked again.
 * @throws PreparedInVain
 */
const assertStillSo = async (sql: Sql, asked: readonly Asked[], since: Moment, now: Moment): Promise<void> => {
  const changed = tablesChanged(since, now);
  const isDoubtful = changed ? naming(changed) : () => true;
  for (const { text, values, answer } of asked)
    if (isDoubtful(text) && JSON.stringify(await sql.rows(text, values)) !== answer) throw new PreparedInVain();
};

const replay = async (sql: Sql, prepared: readonly Statement[]): Promise<void> => {
  try {
    for (const { text, values } of prepared) await sql.run(text, values);
  } catch (cause) {
    // run again under the lock, the statement fails where the work expects it
    throw new PreparedInVain('A prepared statement failed', { cause });
  }
};

interface Opened {
  readonly trx: Knex.Transaction;
  commit(): Promise<void>;
  /** never fails */
  rollback(): Promise<void>;
}

/** Opens a transaction that is ended elsewhere. */
const open = async (pool: Knex, readOnly: boolean): Promise<Opened> => {
  let end: { readonly commit: () => void; readonly rollback: () => void } | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = { commit: resolve, rollback: () => reject(new PreparedInVain()) };
  });
  // where the transaction never begins, nobody else waits for its end
  ended.catch(() => undefined);
  let done: Promise<void> = Promise.resolve();
  const trx = await new Promise<Knex.Transaction>((resolve, reject) => {
    done = pool.transaction((began) => (resolve(began), ended), { readOnly });
    done.catch(reject);
  });
  return {
    trx,
    commit: () => (end?.commit(), done),
    rollback: () => (end?.rollback(), done.catch(() => undefined)),
  };
};

/**
 * A transaction of SQLite that takes the write lock late. Until then it reads what was stored when it began, and its
 * writes are kept back. It locks when it reads a table that it has written, at the latest at its end: then it compares
 * what it read with what is stored by now, stores what was kept back, and goes on as any other. So it sees and does the
 * same as if it had held the lock from the start.
 * @throws PreparedInVain
 */
export const withLateLock = async <T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> => {
  // before the first read: what is written in between counts as changed
  const since = await momentOn(db.write);
  const reading = await open(db.long.read, true);
  const reader = sqlOn(reading.trx, db.kind);
  const asked: Asked[] = [];
  const prepared: Statement[] = [];
  const written = new Set<string>();
  const underway = new Set<Promise<unknown>>();
  const turn = turnTaker();
  let isOwn = naming(written);
  let writing: Opened | undefined;
  let locked: Promise<Sql> | undefined;

  const lock = async (): Promise<Sql> => {
    await Promise.allSettled(underway);
    await reading.commit();
    writing = await open(db.write, false);
    const sql = sqlOn(writing.trx, db.kind);
    await assertStillSo(sql, asked, since, await momentOn(writing.trx));
    await replay(sql, prepared);
    return sql;
  };
  const ask = <Row>(text: string, values: readonly Value[] = []): Promise<readonly Row[]> => {
    const answer = reader.rows<Row>(text, values).then((rows) => {
      asked.push({ text, values, answer: JSON.stringify(rows) });
      return rows;
    });
    underway.add(answer);
    return answer.finally(() => underway.delete(answer));
  };
  const keep =
    (how: 'run' | 'later'): Sql['run'] =>
    async (text, values = []) => {
      if (locked) return (await locked)[how](text, values);
      const table = tableWrittenBy(text);
      if (typeof table !== 'string') throw new Error('Only inserts, updates and deletes can be prepared');
      if (!written.has(table)) isOwn = naming(written.add(table));
      prepared.push({ text, values });
      await turn();
    };
  try {
    const answer = await work({
      kind: db.kind,
      rows: async (text, values) => {
        if (!locked && isOwn(text)) locked = lock();
        return locked ? (await locked).rows(text, values) : ask(text, values);
      },
      run: keep('run'),
      later: keep('later'),
      get before() {
        return locked ? undefined : { rows: ask };
      },
    });
    await (locked ??= lock());
    await writing?.commit();
    return answer;
  } catch (error) {
    await locked?.catch(() => undefined);
    await writing?.rollback();
    await reading.rollback();
    throw error;
  }
};
