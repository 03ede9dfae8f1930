import { describe, expect, it } from '@jest/globals';
import { LostRace } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { inMysqlTransaction } from './mysql-transaction.js';
import type { Sql } from './sql.js';

type Answer = (error: object | null, rows?: unknown) => void;
type Failure = (text: string) => object | null;

/** Statements of a compound one, without what it is made of. */
const bare = (text: string): string =>
  text
    .replace(/^BEGIN NOT ATOMIC /, '')
    .replace(/; END$/, '')
    .replace(/DECLARE EXIT HANDLER FOR SQLEXCEPTION BEGIN ROLLBACK; RESIGNAL; END; /, '')
    .replace('DECLARE EXIT HANDLER FOR 1062 RESIGNAL; ', 'keeps; ')
    .replace(/IF @@in_transaction = 0 THEN .*? END IF; /, 'open?; ');

/** A connection that writes down what it is sent, and answers when it may. */
const scripted = ({
  failure = () => null,
  version = '10.11.6-MariaDB',
  status = 1,
  rows = () => [],
}: {
  readonly failure?: Failure;
  readonly version?: string;
  readonly status?: number;
  readonly rows?: (text: string) => readonly unknown[];
} = {}) => {
  const sent: string[] = [];
  const held: (() => void)[] = [];
  let holds = false;
  const take = (text: string, _: unknown, answer: Answer): void => {
    if (text.includes('VERSION()')) return queueMicrotask(() => answer(null, [{ version }]));
    // MariaDB built without Galera
    if (text.startsWith('SET SESSION wsrep')) return queueMicrotask(() => answer({ errno: 1193 }));
    sent.push(bare(text));
    const say = () => answer(failure(text), text.startsWith('write') ? { serverStatus: status } : rows(text));
    if (holds) held.push(say);
    else queueMicrotask(say);
  };
  const connection = { query: take, execute: take, destroy: () => sent.push('destroyed') };
  const pool = {
    client: { pool: { take: () => connection, release: () => true } },
  } as unknown as Knex;
  const answer = (): void => {
    holds = false;
    for (const say of held.splice(0)) say();
  };
  return { pool, sent, hold: () => void (holds = true), answer };
};

/** so many values as are not kept waiting */
const MANY = Array.from({ length: 2_001 }, () => 0);
const deadlock = { errno: 1213 };
const turns = async (): Promise<void> => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

describe('a transaction on MariaDB', () => {
  it('sends writes that nobody waits for with the next read, in order, as one statement that rolls back when it fails', async () => {
    const { pool, sent } = scripted();
    await inMysqlTransaction(pool, async (sql) => {
      await sql.later('first', [1]);
      await sql.later('second', [2]);
      await sql.rows('third', [3]);
    });
    expect(sent).toEqual(['START TRANSACTION; first; second; third', 'open?; COMMIT']);
  });

  it('asks the server before it writes more whether the transaction is still open', async () => {
    const { pool, sent } = scripted();
    await inMysqlTransaction(pool, async (sql) => {
      await sql.rows('first');
      await sql.rows('second');
      await sql.later('third');
      await sql.later('fourth');
    });
    expect(sent).toEqual(['START TRANSACTION; first', 'second', 'open?; third; fourth; COMMIT']);
  });

  it('goes on while many writes are on their way, and asks nothing before they are done', async () => {
    const { pool, sent, hold, answer } = scripted();
    await inMysqlTransaction(pool, async (sql) => {
      hold();
      await sql.later('many', MANY);
      const asked = sql.rows('asked', [1]);
      await turns();
      expect(sent).toEqual(['START TRANSACTION; many']);
      answer();
      await asked;
    });
    expect(sent).toEqual(['START TRANSACTION; many', 'asked', 'open?; COMMIT']);
  });

  it('has no more than one packet of many on its way', async () => {
    const { pool, sent, hold, answer } = scripted();
    await inMysqlTransaction(pool, async (sql) => {
      hold();
      await sql.later('many', MANY);
      const more = sql.later('more', MANY);
      await turns();
      expect(sent).toEqual(['START TRANSACTION; many']);
      answer();
      await more;
    });
    expect(sent).toEqual(['START TRANSACTION; many', 'open?; more', 'open?; COMMIT']);
  });

  const NEXT: readonly (readonly [string, (sql: Sql) => Promise<unknown>])[] = [
    ['what is asked next', (sql) => sql.rows('next')],
    ['what is written next', (sql) => sql.run('next')],
    ['many more', (sql) => sql.later('next', MANY)],
    ['the commit', () => Promise.resolve()],
  ];
  it.each(NEXT)(
    'sends nothing after a packet that failed, when the server may have ended the transaction; %s hears of it',
    async (_, next) => {
      const { pool, sent } = scripted({ failure: (text) => (text.includes('many') ? deadlock : null) });
      const work = inMysqlTransaction(pool, async (sql) => {
        await sql.later('many', MANY);
        await next(sql);
      });
      await expect(work).rejects.toBe(deadlock);
      expect(sent).toEqual(['START TRANSACTION; many', 'ROLLBACK']);
    },
  );

  it('sends nothing after a statement that failed, even if the work goes on as if nothing had happened', async () => {
    const { pool, sent } = scripted({ failure: (text) => (text.includes('lost') ? deadlock : null) });
    const work = inMysqlTransaction(pool, async (sql) => {
      await sql.rows('first');
      await sql.run('lost').catch(() => undefined);
      await sql.later('second');
      await sql.rows('third').catch(() => undefined);
    });
    await expect(work).rejects.toBe(deadlock);
    expect(sent).toEqual(['START TRANSACTION; first', 'lost', 'ROLLBACK']);
  });

  it('sends statements that are asked at the same moment one after the other, and none behind one that failed', async () => {
    const { pool, sent } = scripted({ failure: (text) => (text.includes('lost') ? deadlock : null) });
    await expect(
      inMysqlTransaction(pool, (sql) => Promise.all([sql.rows('lost'), sql.run('second'), sql.rows('third')])),
    ).rejects.toBe(deadlock);
    expect(sent).toEqual(['START TRANSACTION; lost', 'ROLLBACK']);
  });

  it('sends reads that are asked at the same moment as one statement, and gives each its own rows', async () => {
    const rows = () => [['of the first'], ['of the second'], { serverStatus: 1 }];
    const { pool, sent } = scripted({ rows });
    const answers = await inMysqlTransaction(pool, async (sql) => {
      await sql.later('before', [1]);
      return Promise.all([sql.rows('first', [2]), sql.rows('second', [3])]);
    });
    expect(answers).toEqual([['of the first'], ['of the second']]);
    expect(sent).toEqual(['START TRANSACTION; before; first; second', 'open?; COMMIT']);
  });

  it('joins reads behind one that is under way, and asks whether the transaction is still open', async () => {
    const { pool, sent, hold, answer } = scripted();
    await inMysqlTransaction(pool, async (sql) => {
      hold();
      const first = sql.rows('first');
      await turns();
      const others = Promise.all([sql.rows('second', [1]), sql.rows('third', [2])]);
      await turns();
      answer();
      await Promise.all([first, others]);
    });
    expect(sent).toEqual(['START TRANSACTION; first', 'open?; second; third', 'open?; COMMIT']);
  });

  it('keeps the order of reads and writes that are asked at the same moment', async () => {
    const { pool, sent } = scripted();
    await inMysqlTransaction(pool, (sql) => Promise.all([sql.rows('first'), sql.run('write'), sql.rows('third')]));
    expect(sent).toEqual(['START TRANSACTION; first', 'write', 'third', 'open?; COMMIT']);
  });

  it('joins no reads with many values, which would be written out as text', async () => {
    const { pool, sent } = scripted();
    await inMysqlTransaction(pool, (sql) => Promise.all([sql.rows('first', MANY), sql.rows('second', MANY)]));
    expect(sent).toEqual(['START TRANSACTION; first', 'second', 'open?; COMMIT']);
  });

  it('tells all reads that were joined when one fails, and sends no more', async () => {
    const { pool, sent } = scripted({ failure: (text) => (text.includes('lost') ? deadlock : null) });
    const heard: unknown[] = [];
    const work = inMysqlTransaction(pool, async (sql) => {
      const asked = [sql.rows('first'), sql.rows('lost'), sql.rows('third')];
      heard.push(...(await Promise.allSettled(asked)).map((item) => item.status === 'rejected' && item.reason));
      await sql.rows('fourth');
    });
    await expect(work).rejects.toBe(deadlock);
    expect(heard).toEqual([deadlock, deadlock, deadlock]);
    expect(sent).toEqual(['START TRANSACTION; first; lost; third', 'ROLLBACK']);
  });

  it('sends nothing on a connection that it gave back, whoever still works', async () => {
    const { pool, sent } = scripted();
    let late: Sql | undefined;
    await inMysqlTransaction(pool, async (sql) => {
      late = sql;
      await sql.rows('first');
    });
    await expect(late?.rows('late')).rejects.toThrow('is over');
    await expect(late?.run('late')).rejects.toThrow('is over');
    await expect(late?.later('late')).rejects.toThrow('is over');
    expect(sent).toEqual(['START TRANSACTION; first', 'open?; COMMIT']);
  });

  it('waits for what is under way before it rolls back', async () => {
    const { pool, sent, hold, answer } = scripted();
    const work = inMysqlTransaction(pool, async (sql) => {
      hold();
      void sql.rows('slow');
      await turns();
      throw new Error('refused');
    });
    await turns();
    expect(sent).toEqual(['START TRANSACTION; slow']);
    answer();
    await expect(work).rejects.toThrow('refused');
    expect(sent).toEqual(['START TRANSACTION; slow', 'ROLLBACK']);
  });

  it('gives a connection up that cannot roll back', async () => {
    const { pool, sent } = scripted({ failure: () => deadlock });
    await expect(inMysqlTransaction(pool, (sql) => sql.rows('first'))).rejects.toBe(deadlock);
    expect(sent).toEqual(['START TRANSACTION; first', 'ROLLBACK', 'destroyed']);
  });

  it('goes on after a write that met its row and whose work can do without, and leaves nothing to chance from then on', async () => {
    const duplicate = { errno: 1062 };
    const { pool, sent } = scripted({ failure: (text) => (text.includes('spent') ? duplicate : null) });
    await inMysqlTransaction(pool, async (sql) => {
      await sql.later('first');
      await sql.run('spent').catch(() => undefined);
      await sql.run('second');
      await sql.rows('third');
    });
    expect(sent).toEqual([
      'START TRANSACTION; first',
      'spent',
      'keeps; open?; second',
      'open?; third',
      'open?; COMMIT',
    ]);
  });

  it('tells of a row that was there already as a lost race', async () => {
    const { pool } = scripted({ failure: (text) => (text.includes('many') ? { errno: 1062 } : null) });
    await expect(inMysqlTransaction(pool, (sql) => sql.later('many', MANY))).rejects.toThrow(LostRace);
  });

  it('takes nothing for a value that the driver would write out as more than one', async () => {
    const { pool, sent } = scripted();
    const object = { toString: () => '1' } as unknown as string;
    await expect(inMysqlTransaction(pool, (sql) => sql.rows('first ?', [object]))).rejects.toThrow(TypeError);
    expect(sent).toEqual(['ROLLBACK']);
  });
});

describe('a transaction on MySQL, which has no compound statements', () => {
  const version = '8.4.2';
  it('sends each statement on its own', async () => {
    const { pool, sent } = scripted({ version });
    await inMysqlTransaction(pool, async (sql) => {
      await sql.later('write 1', [1]);
      await sql.rows('third', [3]);
    });
    expect(sent).toEqual(['START TRANSACTION', 'write 1', 'third', 'COMMIT']);
  });

  it('sends reads that are asked at the same moment one after the other', async () => {
    const { pool, sent } = scripted({ version, rows: (text) => [text] });
    const answers = await inMysqlTransaction(pool, (sql) => Promise.all([sql.rows('first'), sql.rows('second')]));
    expect(answers).toEqual([['first'], ['second']]);
    expect(sent).toEqual(['START TRANSACTION', 'first', 'second', 'COMMIT']);
  });

  it('sends nothing after one that failed', async () => {
    const { pool, sent } = scripted({ version, failure: (text) => (text === 'write 1' ? deadlock : null) });
    const work = inMysqlTransaction(pool, async (sql) => {
      await sql.later('write 1');
      await sql.later('write 2');
    });
    await expect(work).rejects.toBe(deadlock);
    expect(sent).toEqual(['START TRANSACTION', 'write 1', 'ROLLBACK']);
  });

  it('acknowledges nothing that was written outside of the transaction', async () => {
    const { pool, sent } = scripted({ version, status: 2 });
    await expect(inMysqlTransaction(pool, (sql) => sql.later('write 1'))).rejects.toThrow(
      'ended the transaction in silence',
    );
    expect(sent).toEqual(['START TRANSACTION', 'write 1', 'ROLLBACK']);
  });
});
