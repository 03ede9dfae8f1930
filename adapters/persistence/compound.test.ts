import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Knex } from 'knex';
import { takesCompounds } from './compound.js';
import { inMysqlTransaction } from './mysql-transaction.js';
import { openDatabase } from './open-database.js';
import { type Sql, sqlOn, type Value } from './sql.js';
import { emptyDatabase, type TestDatabase } from './testing/databases.js';

interface Kept {
  readonly id: number;
  readonly words: string | null;
  readonly amount: number | string | null;
  readonly yes: number | null;
}

let made: TestDatabase;
const all = () => sqlOn(made.db.read, 'mysql').rows<Kept>('SELECT * FROM kept ORDER BY id');
const put = (sql: Sql, id: number, words: Value = null, amount: Value = null, yes: Value = null) =>
  sql.later('INSERT INTO kept (id, words, amount, yes) VALUES (?, ?, ?, ?)', [id, words, amount, yes]);
const transact = <T>(work: (sql: Sql) => Promise<T>) => inMysqlTransaction(made.db.write, work);

beforeAll(async () => {
  made = await emptyDatabase('mysql');
  await made.db.write.raw(
    `CREATE TABLE kept (id INT PRIMARY KEY, words TEXT, amount BIGINT, yes BOOLEAN) ENGINE = InnoDB CHARACTER
      SET utf8mb4 COLLATE utf8mb4_bin`,
  );
});
beforeEach(() => made.db.write.raw('DELETE FROM kept'));
afterAll(() => made.drop());

const HOSTILE: readonly string[] = [
  "'; COMMIT; DELETE FROM kept; END",
  "\\'; COMMIT; END; DROP TABLE kept; -- ",
  '\\',
  '\\\\',
  "\\'",
  "''",
  '"; END; #',
  '?',
  '??',
  '? ?? :name @@in_transaction',
  '`',
  '/* END */ -- END;',
  '*/; END; /*',
  '\0\b\t\n\r\u001a',
  '%_',
  "x' OR '1'='1",
  '🏍 Zoë 日本語 \u2028',
  "\u00bf'; END",
  '${id}',
  "' , (99, 'x', 1, 1), ('",
  'END;\nEND;\n',
  "\ufffd\u02bc'; END; ʼ",
];

describe('statements that travel as one compound statement', () => {
  it.each(HOSTILE)('keep a value as it is: %j', async (words) => {
    const read = await transact(async (sql) => {
      await put(sql, 1, 'before');
      await put(sql, 2, words, 5, true);
      await put(sql, 3, words);
      return sql.rows<Kept>('SELECT * FROM kept WHERE words = ? ORDER BY id', [words]);
    });
    const found = [
      { id: 2, words, amount: 5, yes: 1 },
      { id: 3, words, amount: null, yes: null },
    ];
    expect([read, (await all()).slice(1)]).toEqual([found, found]);
  });

  it('keep yes, no, nothing and numbers at their limits', async () => {
    const rows: readonly (readonly [Value, Value, Value])[] = [
      [null, Number.MAX_SAFE_INTEGER, true],
      ['', -Number.MAX_SAFE_INTEGER, false],
      ['0', '9223372036854775807', null],
      ['null', 0, 1],
      ['NULL', -0, 0],
    ];
    await transact(async (sql) => {
      for (const [at, value] of rows.entries()) await put(sql, at, ...value);
    });
    expect((await all()).map((it) => [it.words, it.amount, it.yes])).toEqual([
      [null, Number.MAX_SAFE_INTEGER, 1],
      ['', -Number.MAX_SAFE_INTEGER, 0],
      ['0', '9223372036854775807', null],
      ['null', 0, 1],
      ['NULL', 0, 0],
    ]);
  });

  it('give the rows of the last one, or none', async () => {
    const read = await transact(async (sql) => {
      await put(sql, 1);
      const none = await sql.rows('SELECT id FROM kept WHERE id = ?', [2]);
      await put(sql, 2);
      return [
        none,
        await sql.rows('SELECT id FROM kept ORDER BY id'),
        await sql.rows('SELECT COUNT(*) AS n FROM kept'),
      ];
    });
    expect(read).toEqual([[], [{ id: 1 }, { id: 2 }], [{ n: 2 }]]);
  });

  it('leave nothing when one of them fails, wherever it stands', async () => {
    for (const fails of [1, 2, 3]) {
      const work = transact(async (sql) => {
        for (const id of [1, 2, 3])
          await (id === fails
            ? sql.later('INSERT INTO kept (id, amount) VALUES (?, ?)', [id, 'no number'])
            : put(sql, id));
      });
      await expect(work).rejects.toMatchObject({ errno: 1366 });
      expect(await all()).toEqual([]);
    }
  });

  it('leave nothing when the transaction was ended externally', async () => {
    const work = transact(async (sql) => {
      await put(sql, 1);
      await sql.rows('SELECT 1 AS one');
      await sql.run('ROLLBACK');
      await put(sql, 2);
    });
    await expect(work).rejects.toMatchObject({ errno: 1213 });
    expect(await all()).toEqual([]);
  });

  it('undo only the one write whose row was there, when its work can do without, first in the transaction or not', async () => {
    await transact((sql) => put(sql, 1, 'theirs'));
    for (const first of [true, false]) {
      await transact(async (sql) => {
        if (!first) await put(sql, 2);
        await sql
          .run('INSERT INTO kept (id, words) VALUES (?, ?), (?, ?)', [9, 'ours', 1, 'ours'])
          .catch(() => undefined);
        await put(sql, 3 + Number(first), 'after');
      });
    }
    expect((await all()).map((it) => [it.id, it.words])).toEqual([
      [1, 'theirs'],
      [2, null],
      [3, 'after'],
      [4, 'after'],
    ]);
  });

  it('leave nothing after a lock that was held too long, which ends the statement alone on the server', async () => {
    await transact((sql) => put(sql, 1));
    const other = openDatabase({ url: made.url });
    const held = await other.write.transaction();
    await held.raw('SELECT * FROM kept WHERE id = 1 FOR UPDATE');
    for (const swallowed of [false, true]) {
      const work = transact(async (sql) => {
        await sql.rows('SELECT 1 AS one');
        await sql.run('SET SESSION innodb_lock_wait_timeout = 1');
        await put(sql, 2);
        const waits = sql.run('UPDATE kept SET words = ? WHERE id = ?', ['ours', 1]);
        await (swallowed ? waits.catch(() => undefined) : waits);
        await put(sql, 3);
      });
      await expect(work).rejects.toMatchObject({ errno: 1205 });
    }
    await held.rollback();
    await other.close();
    expect((await all()).map((it) => it.id)).toEqual([1]);
  });

  it.each(['KILL QUERY', 'KILL'])('leave nothing when an operator ends them under way by %s', async (how) => {
    await transact((sql) => put(sql, 1));
    const other = openDatabase({ url: made.url });
    const held = await other.write.transaction();
    await held.raw('SELECT * FROM kept WHERE id = 1 FOR UPDATE');
    let me = 0;
    const work = transact(async (sql) => {
      await put(sql, 2);
      [me] = (await sql.rows<{ id: number }>('SELECT CONNECTION_ID() AS id')).map((it) => it.id) as [number];
      await put(sql, 3);
      await sql.later('UPDATE kept SET words = ? WHERE id = ?', ['ours', 1]);
    });
    let over = false;
    const failed = work
      .then(
        () => null,
        (error: { errno?: number; code?: string }) => error.errno ?? error.code,
      )
      .finally(() => (over = true));
    const waits = async () =>
      me > 0 &&
      (
        await sqlOn(made.db.read, 'mysql').rows(
          'SELECT 1 AS one FROM information_schema.processlist WHERE id = ? AND info LIKE ?',
          [me, 'UPDATE kept SET%'],
        )
      ).length > 0;
    while (!over && !(await waits())) await pause(20);
    await made.db.read.raw(`${how} ${me}`);
    expect([1317, 1927, 'PROTOCOL_CONNECTION_LOST', 'OUTCOME_UNKNOWN']).toContain(await failed);
    await held.rollback();
    await other.close();
    expect((await all()).map((it) => [it.id, it.words])).toEqual([[1, null]]);
  });
});

it('no connection takes several statements in one packet', async () => {
  await expect(made.db.write.raw('SELECT 1; SELECT 2')).rejects.toMatchObject({ errno: 1064 });
});

it('no node of a cluster repeats by itself what may have sent rows', async () => {
  expect(await transact((sql) => sql.rows('SELECT @@wsrep_retry_autocommit AS times'))).toEqual([{ times: 0 }]);
});

it('the server version is asked once per pool, and again after a broken connection', async () => {
  const asked: string[] = [];
  const connection = (version: string | null) => {
    const take = (text: string, _: unknown, answer: (error: object | null, rows?: unknown) => void): void => {
      asked.push(text);
      if (version === null) return answer({ code: 'PROTOCOL_CONNECTION_LOST' });
      answer(null, [{ version }]);
    };
    return { query: take, execute: take, destroy: () => undefined };
  };
  const pool = { client: {} } as Knex;
  await expect(takesCompounds(pool, connection(null))).rejects.toMatchObject({ code: 'PROTOCOL_CONNECTION_LOST' });
  const good = connection('11.8.2-MariaDB-log');
  expect([
    await takesCompounds(pool, good),
    await takesCompounds(pool, good),
    await takesCompounds(pool, connection('8.4.2')),
  ]).toEqual([true, true, true]);
  expect(asked).toEqual([
    'SELECT VERSION() AS version',
    'SELECT VERSION() AS version',
    'SET SESSION wsrep_retry_autocommit = 0',
    'SET SESSION wsrep_retry_autocommit = 0',
  ]);
  expect(await takesCompounds({ client: {} } as Knex, connection('8.4.2'))).toBe(false);
});
