import { describe, expect, it } from '@jest/globals';
import { LostRace } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { inMysqlTransaction } from './mysql-transaction.js';
import type { Sql } from './sql.js';

type Answer = (error: object | null, rows?: unknown) => void;

/** A connection that writes down what it is sent, and answers when it may. */
const scripted = (failure: (text: string) => object | null = () => null) => {
  const sent: string[] = [];
  const held: (() => void)[] = [];
  let holds = false;
  const take = (text: string, _: unknown, answer: Answer): void => {
    sent.push(text);
    const say = () => answer(failure(text), []);
    if (holds) held.push(say);
    else queueMicrotask(say);
  };
  const connection = { query: take, execute: take, destroy: () => undefined };
  const pool = { client: { acquireConnection: () => Promise.resolve(connection), releaseConnection: () => Promise.resolve() } } as unknown as Knex;
  const answer = (): void => {
    holds = false;
    for (const say of held.splice(0)) say();
  };
  return { pool, sent, hold: () => void (holds = true), answer };
};

/** so many values as are not kept waiting */
const MANY = Array.from({ length: 2_001 }, () => 0);

describe('a transaction on MySQL', () => {
  it('sends what nobody waits for with what is asked next, in order', async () => {
    const { pool, sent } = scripted();
    await inMysqlTransaction(pool, async (sql) => {
      await sql.later('first', [1]);
      await sql.later('second', [2]);
      await sql.rows('third', [3]);
    });
    expect(sent).toEqual(['BEGIN; first; second; third', 'COMMIT']);
  });

  it('goes on while many writes are on their way, and asks nothing before they are done', async () => {
    const { pool, sent, hold, answer } = scripted();
    hold();
    await inMysqlTransaction(pool, async (sql) => {
      await sql.later('many', MANY);
      const asked = sql.rows('asked', [1]);
      await Promise.resolve();
      expect(sent).toEqual(['BEGIN; many']);
      answer();
      await asked;
    });
    expect(sent).toEqual(['BEGIN; many', 'asked', 'COMMIT']);
  });

  it('has no more than one packet of many on its way', async () => {
    const { pool, sent, hold, answer } = scripted();
    hold();
    await inMysqlTransaction(pool, async (sql) => {
      await sql.later('many', MANY);
      const more = sql.later('more', MANY);
      await Promise.resolve();
      expect(sent).toEqual(['BEGIN; many']);
      answer();
      await more;
    });
    expect(sent).toEqual(['BEGIN; many', 'more', 'COMMIT']);
  });

  const NEXT: readonly (readonly [string, (sql: Sql) => Promise<unknown>])[] = [
    ['what is asked next', (sql) => sql.rows('next')],
    ['what is written next', (sql) => sql.run('next')],
    ['many more', (sql) => sql.later('next', MANY)],
    ['the commit', () => Promise.resolve()],
  ];
  it.each(NEXT)('sends nothing after a packet that failed, when the server may have ended the transaction; %s hears of it', async (_, next) => {
    const deadlock = { errno: 1213 };
    const { pool, sent } = scripted((text) => (text.includes('many') ? deadlock : null));
    const work = inMysqlTransaction(pool, async (sql) => {
      await sql.later('many', MANY);
      await next(sql);
    });
    await expect(work).rejects.toBe(deadlock);
    expect(sent).toEqual(['BEGIN; many', 'ROLLBACK']);
  });

  it('tells of a row that was there already as a lost race', async () => {
    const { pool } = scripted((text) => (text.includes('many') ? { errno: 1062 } : null));
    await expect(inMysqlTransaction(pool, (sql) => sql.later('many', MANY))).rejects.toThrow(LostRace);
  });
});
