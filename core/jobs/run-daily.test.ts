import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { fakeUnitOfWork, fixedClock, sequentialIds, PLAIN_SESSION } from '../testing/index.js';
import { runDaily, sweepLeftovers } from './index.js';

const given = (now = '2025-06-10T18:00:00.000Z') => {
  const db = fakeUnitOfWork();
  const clock = fixedClock(now);
  const done: string[] = [];
  const repeated = new Set<() => Promise<void>>();
  const repeatedly = (_: number, act: () => Promise<void>) => {
    repeated.add(act);
    return () => void repeated.delete(act);
  };
  const run = runDaily({ uow: db.uow, clock, ids: sequentialIds(), program: defaultProgram, repeatedly });
  const work = async (today: string) => void done.push(today);
  /** work that takes its time; `finish` ends it */
  const slowly = async () => {
    let finish: (failure?: Error) => void = () => undefined;
    const ends = new Promise<void>(
      (resolve, reject) => (finish = (failure) => (failure ? reject(failure) : resolve())),
    );
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const ran = run({ name: 'expire credit', work: () => (begun(), ends) });
    await hasBegun;
    return { ran, finish };
  };
  return {
    db,
    clock,
    done,
    repeated,
    slowly,
    run: (over: (today: string) => Promise<void> = work) => run({ name: 'expire credit', work: over }),
  };
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
    const { run, done, db, clock } = given();
    await expect(run(async () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full');
    expect(db.stored().jobs[0]?.failedAt).toBe(clock.now());
    expect(await run()).toBe(true);
    expect(db.stored().jobs[0]?.failedAt).toBeNull();
    expect(done).toEqual(['2025-06-10']);
  });

  it('a dead server’s lease is taken over when it ends; a late return changes neither the new lease nor the work done', async () => {
    const { run, clock, db, slowly } = given();
    const first = await slowly();
    expect(await run()).toBe(false);
    clock.set('2025-06-10T18:15:01.000Z');
    const second = await slowly();
    const lease = db.stored().jobs[0];
    first.finish();
    expect(await first.ran).toBe(true);
    expect(db.stored().jobs).toEqual([{ ...lease, doneThrough: '2025-06-10' }]);
    second.finish();
    expect(await second.ran).toBe(true);
    expect(db.stored().jobs).toEqual([
      { name: 'expire credit', holder: null, leasedUntil: null, doneThrough: '2025-06-10', failedAt: null },
    ]);
    expect(await run()).toBe(false);
  });

  it('work of many hours is one server’s, who says now and then that it is at it, and is done once', async () => {
    const { run, clock, db, repeated, slowly } = given();
    const { ran, finish } = await slowly();
    for (const minute of ['18:14', '18:28', '18:42', '18:56']) {
      clock.set(`2025-06-10T${minute}:00.000Z`);
      for (const act of repeated) await act();
      expect(await run()).toBe(false);
    }
    finish();
    expect(await ran).toBe(true);
    expect([repeated.size, db.stored().jobs[0]?.doneThrough, await run()]).toEqual([0, '2025-06-10', false]);
  });

  it('a server that lost its lease does not take it back, and a day done later stays done', async () => {
    const { clock, db, repeated, slowly } = given();
    const first = await slowly();
    const [renew = () => Promise.resolve()] = repeated;
    clock.set('2025-06-11T18:00:00.000Z');
    const second = await slowly();
    const held = db.stored().jobs;
    await renew();
    expect(db.stored().jobs).toEqual(held);
    second.finish();
    await second.ran;
    const done = db.stored().jobs;
    await renew();
    first.finish();
    await first.ran;
    expect([db.stored().jobs, done[0]?.doneThrough]).toEqual([done, '2025-06-11']);
  });

  it('a failure ends its lease, but not another’s', async () => {
    const { clock, db, slowly, repeated } = given();
    const first = await slowly();
    clock.set('2025-06-10T18:15:01.000Z');
    const second = await slowly();
    const held = db.stored().jobs;
    first.finish(new Error('the disk is full'));
    await expect(first.ran).rejects.toThrow('the disk is full');
    expect(db.stored().jobs).toEqual(held);
    second.finish(new Error('the disk is full'));
    await expect(second.ran).rejects.toThrow('the disk is full');
    expect([db.stored().jobs[0]?.leasedUntil, db.stored().jobs[0]?.doneThrough, repeated.size]).toEqual([
      null,
      null,
      0,
    ]);
  });
});

describe('sweepLeftovers', () => {
  it('throws away sessions that have ended, in as many rounds as it takes, and no other', async () => {
    const session = (n: number, expiresAt: string) => ({
      id: `s${n}`,
      accountId: 'a',
      createdAt: '2025-01-01T00:00:00.000Z',
      expiresAt,
      ...PLAIN_SESSION,
    });
    const db = fakeUnitOfWork({
      sessions: [
        ...Array.from({ length: 1_200 }, (_, n) => session(n, '2025-06-10T18:00:00.000Z')),
        session(9_999, '2025-06-10T18:00:00.001Z'),
      ],
    });
    expect(await sweepLeftovers({ uow: db.uow, clock: fixedClock() })()).toBe(1_200);
    expect(db.stored().sessions.map((it) => it.id)).toEqual(['s9999']);
  });
});
