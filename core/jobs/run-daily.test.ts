import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { fakeUnitOfWork, fixedClock, sequentialIds } from '../testing/index.js';
import { runDaily, sweepLeftovers } from './index.js';

const given = (now = '2025-06-10T18:00:00.000Z') => {
  const db = fakeUnitOfWork();
  const clock = fixedClock(now);
  const done: string[] = [];
  const run = runDaily({ uow: db.uow, clock, ids: sequentialIds(), program: defaultProgram });
  const work = async (today: string) => void done.push(today);
  return { db, clock, done, run: (over: (today: string) => Promise<void> = work) => run({ name: 'expire credit', work: over }) };
};

describe('runDaily', () => {
  it('does the day once, whoever asks how often', async () => {
    const { run, done } = given();
    expect(await Promise.all([run(), run(), run()])).toEqual([true, false, false]);
    expect(await run()).toBe(false);
    expect(done).toEqual(['2025-06-10']);
  });

  it('does the next day on the next day of the program’s own calendar', async () => {
    const { run, done, clock } = given();
    await run();
    clock.set('2025-06-11T06:59:59.000Z');
    expect(await run()).toBe(false);
    clock.set('2025-06-11T07:00:00.000Z');
    expect(await run()).toBe(true);
    expect(done).toEqual(['2025-06-10', '2025-06-11']);
  });

  it('a failure leaves the day to be done, at once by anyone', async () => {
    const { run, done } = given();
    await expect(run(async () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full');
    expect(await run()).toBe(true);
    expect(done).toEqual(['2025-06-10']);
  });

  it('what a dead server held is taken over when its lease has run out, and its late return changes nothing', async () => {
    const { run, clock, db, done } = given();
    let wake: () => void = () => undefined;
    const slow = run(() => new Promise((resolve) => { wake = () => resolve(); }));
    while (db.stored().jobs.length === 0) await Promise.resolve();
    expect(await run()).toBe(false);
    clock.set('2025-06-10T18:15:01.000Z');
    expect(await run()).toBe(true);
    const after = db.stored().jobs;
    wake();
    await slow;
    expect(db.stored().jobs).toEqual(after);
    expect(done).toEqual(['2025-06-10']);
  });
});

describe('sweepLeftovers', () => {
  it('throws away sessions that have ended, in as many rounds as it takes, and no other', async () => {
    const session = (n: number, expiresAt: string) => ({ id: `s${n}`, accountId: 'a', createdAt: '2025-01-01T00:00:00.000Z', expiresAt, proxy: null });
    const db = fakeUnitOfWork({ sessions: [...Array.from({ length: 1_200 }, (_, n) => session(n, '2025-06-10T18:00:00.000Z')), session(9_999, '2025-06-10T18:00:00.001Z')] });
    expect(await sweepLeftovers({ uow: db.uow, clock: fixedClock() })()).toBe(1_200);
    expect(db.stored().sessions.map((it) => it.id)).toEqual(['s9999']);
  });
});
