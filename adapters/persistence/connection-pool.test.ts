import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AcquireError, connectionPool, type PoolSettings } from './connection-pool.js';

interface Made {
  readonly n: number;
  broken?: boolean;
}

/** A pool whose connections are numbered, and what it closed. */
const pooled = (settings: Partial<PoolSettings<Made>> = {}) => {
  const closed: number[] = [];
  let count = 0;
  const pool = connectionPool<Made>({
    max: 2,
    create: () => Promise.resolve({ n: (count += 1) }),
    isSound: ({ broken }) => !broken,
    destroy: ({ n }) => closed.push(n),
    createWithin: 500,
    acquireWithin: 1_000,
    idleFor: 30_000,
    ...settings,
  });
  return { pool, closed };
};

/** What became of a promise so far. */
const watched = (promise: Made | Promise<Made>): { now: unknown } => {
  const state: { now: unknown } = { now: 'waits' };
  Promise.resolve(promise).then(
    ({ n }) => (state.now = n),
    (error: unknown) => (state.now = error),
  );
  return state;
};

describe('a pool of connections', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives out the one that was used last, at once', async () => {
    const { pool } = pooled();
    const [first, second] = [await pool.take(), await pool.take()];
    pool.release(first);
    pool.release(second);
    expect(pool.take()).toBe(second);
    expect(pool.take()).toBe(first);
  });

  it('makes no more than it may, and serves those who wait in their order', async () => {
    const { pool } = pooled();
    const first = await pool.take();
    await pool.take();
    const [third, fourth] = [watched(pool.take()), watched(pool.take())];
    await jest.advanceTimersByTimeAsync(0);
    expect([pool.numUsed(), pool.numFree(), pool.numPendingAcquires()]).toEqual([2, 0, 2]);
    pool.release(first);
    await jest.advanceTimersByTimeAsync(0);
    expect([third.now, fourth.now]).toEqual([1, 'waits']);
  });

  it('serves nobody before those who wait', async () => {
    const { pool } = pooled({ max: 1 });
    const first = await pool.take();
    const waits = watched(pool.take());
    pool.release(first);
    const late = watched(pool.take());
    await jest.advanceTimersByTimeAsync(0);
    expect([waits.now, late.now]).toEqual([1, 'waits']);
  });

  it('closes a broken one instead of giving it out, and makes another', async () => {
    const { pool, closed } = pooled({ max: 1 });
    const first = await pool.take();
    const waits = watched(pool.take());
    first.broken = true;
    pool.release(first);
    await jest.advanceTimersByTimeAsync(0);
    expect([waits.now, closed]).toEqual([2, [1]]);
  });

  it('tells one caller why none could be made, and tries again for the others', async () => {
    const failure = new Error('refused');
    let fails = true;
    const { pool } = pooled({
      max: 1,
      create: () => (fails ? Promise.reject(failure) : Promise.resolve({ n: 7 })),
    });
    const [told, waits] = [watched(pool.take()), watched(pool.take())];
    await jest.advanceTimersByTimeAsync(0);
    expect([told.now, waits.now]).toEqual([failure, 'waits']);
    fails = false;
    await jest.advanceTimersByTimeAsync(200);
    expect(waits.now).toBe(7);
  });

  it('refuses who waited too long, and says why', async () => {
    const { pool } = pooled({ max: 1 });
    await pool.take();
    const waits = watched(pool.take());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(waits.now).toBeInstanceOf(AcquireError);
    expect(waits.now).toHaveProperty('message', 'No database connection was free within 1000 ms');
    expect(pool.numPendingAcquires()).toBe(0);
  });

  it('closes one that was made too late, and gives it to nobody', async () => {
    let answer: (made: Made) => void = () => undefined;
    const { pool, closed } = pooled({ create: () => new Promise<Made>((resolve) => (answer = resolve)) });
    const waits = watched(pool.take());
    await jest.advanceTimersByTimeAsync(500);
    expect(waits.now).toBeInstanceOf(AcquireError);
    answer({ n: 9 });
    await jest.advanceTimersByTimeAsync(0);
    expect([closed, pool.numFree()]).toEqual([[9], 0]);
  });

  it('closes those that nobody used for long, and keeps the others', async () => {
    const { pool, closed } = pooled();
    const [first, second] = [await pool.take(), await pool.take()];
    pool.release(first);
    await jest.advanceTimersByTimeAsync(20_000);
    pool.release(second);
    await jest.advanceTimersByTimeAsync(11_000);
    expect([closed, pool.numFree()]).toEqual([[1], 1]);
    expect(pool.take()).toBe(second);
  });

  it('takes back only what it gave', async () => {
    const { pool } = pooled();
    const first = await pool.take();
    expect([pool.release(first), pool.release(first), pool.release({ n: 5 })]).toEqual([true, false, false]);
    expect(pool.numFree()).toBe(1);
  });

  it('ends when a broken one is closed too', async () => {
    let close: () => void = () => undefined;
    const { pool } = pooled({ destroy: () => new Promise<void>((resolve) => (close = resolve)) });
    const first = await pool.take();
    first.broken = true;
    pool.release(first);
    const second = await pool.take();
    const closeFirst = close;
    let ended = false;
    const end = pool.destroy().then(() => (ended = true));
    pool.release(second);
    await jest.advanceTimersByTimeAsync(0);
    close();
    await jest.advanceTimersByTimeAsync(0);
    expect(ended).toBe(false);
    closeFirst();
    await end;
  });

  it('ends when all are given back, and refuses who waits', async () => {
    const { pool, closed } = pooled({ max: 1 });
    const first = await pool.take();
    const waits = watched(pool.take());
    let ended = false;
    const end = pool.destroy().then(() => (ended = true));
    await jest.advanceTimersByTimeAsync(0);
    expect([String(waits.now), ended, closed]).toEqual([
      'Error: The pool of database connections is closed',
      false,
      [],
    ]);
    pool.release(first);
    await end;
    expect(closed).toEqual([1]);
    await expect(pool.take()).rejects.toThrow('is closed');
  });
});
