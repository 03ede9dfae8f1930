import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { addDays } from '../shared/index.js';
import { anId, cash, credits, fakeUnitOfWork, fixedClock, plainDigest, sequentialIds } from '../testing/index.js';
import { expireCredit, keepUntold, remindOfExpiry } from './index.js';

const TODAY = '2025-06-10';
const NOW = `${TODAY}T18:00:00.000Z`;
const GRACE = addDays(TODAY, 14);

/** Credit that ends on the given days from today, one wallet each; 100 cents the first, 200 the second, … */
const given = (ends: readonly number[], limits: Partial<typeof defaultProgram.limits> = {}) => {
  const ids = sequentialIds();
  const books = ends.map((days, at) =>
    credits(anId('rder', at + 1), [{ amount: 100 * (at + 1), expiresOn: addDays(TODAY, days) }], ids),
  );
  const db = fakeUnitOfWork({
    wallets: books.flatMap((book) => book.wallets),
    awards: books.flatMap((book) => book.awards),
    entries: books.flatMap((book) => book.entries),
  });
  const clock = fixedClock(NOW);
  const program = { ...defaultProgram, limits: { ...defaultProgram.limits, ...limits } };
  const ports = { uow: db.uow, clock, ids, digest: plainDigest, program };
  return { db, clock, ports, keep: keepUntold(ports) };
};
const lastDays = ({ db }: ReturnType<typeof given>) => db.stored().awards.map((award) => award.expiresOn);
const mailTo = (nth: number, at: string) => ({
  id: anId('mail', nth),
  kind: 'credit-expiring' as const,
  at,
  recipient: { type: 'rider' as const, id: anId('rder', nth) },
  facts: { amount: 100, currency: 'USD' as const, expiresOn: TODAY },
});

describe('keepUntold, after days without jobs', () => {
  test('keeps credit whose whole last notice nobody could send, and leaves what was told', async () => {
    const scene = given([-1, -2, -32, -33, -40]);
    // the jobs last ran 40 days ago: on that day, credit ending within 7 days was told of
    expect(await scene.keep(addDays(TODAY, -40))).toBe(3);
    expect(lastDays(scene)).toEqual([GRACE, GRACE, GRACE, addDays(TODAY, -33), addDays(TODAY, -40)]);
  });

  test('then it does not lapse, its rider is told of the new day, and it lapses after that', async () => {
    const { db, ports, keep, clock } = given([-1]);
    await keep(addDays(TODAY, -40));
    expect(await expireCredit(ports)()).toBe(0);
    await remindOfExpiry(ports)(TODAY);
    expect(db.stored().outbox.map((mail) => [mail.kind, mail.facts['expiresOn']])).toEqual([
      ['credit-expiring', GRACE],
    ]);
    clock.set(`${addDays(GRACE, 1)}T18:00:00.000Z`);
    const [mail] = db.stored().outbox;
    await db.uow.run((tx) => tx.outbox.sent(mail?.id ?? '', NOW));
    expect(await keep(GRACE)).toBe(0);
    expect(await expireCredit(ports)()).toBe(1);
  });

  test('a second run, and other servers at the same time, change nothing more', async () => {
    const scene = given([-1, -2]);
    const since = addDays(TODAY, -40);
    const kept = await Promise.all([scene.keep(since), scene.keep(since), scene.keep(since)]);
    expect(kept.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(scene.db.stored().audit).toHaveLength(2);
  });

  test('says in the audit how much was kept, for whom and until when', async () => {
    const { db, keep } = given([-1]);
    await keep(addDays(TODAY, -40));
    expect(db.stored().audit).toMatchObject([
      {
        at: NOW,
        actorId: null,
        action: 'keep-credit',
        objectType: 'rider',
        objectId: anId('rder', 1),
        detail: { currency: 'USD', amount: 100, awards: 1, until: GRACE },
      },
    ]);
  });

  test.each([
    [-9, GRACE],
    [-8, addDays(TODAY, -1)],
    [-1, addDays(TODAY, -1)],
    [null, addDays(TODAY, -1)],
  ])('where jobs were last done %p days from today, credit that ended yesterday ends on %s', async (since, end) => {
    const scene = given([-1]);
    await scene.keep(since === null ? null : addDays(TODAY, since));
    expect(lastDays(scene)).toEqual([end]);
  });

  test('credit that still has its last day keeps it, and cash has none', async () => {
    const scene = given([0, 3]);
    const money = cash(anId('rder', 9), [70]);
    const db = fakeUnitOfWork({ ...money });
    expect(await scene.keep(addDays(TODAY, -40))).toBe(0);
    expect(await keepUntold({ ...scene.ports, uow: db.uow })(addDays(TODAY, -40))).toBe(0);
    expect(lastDays(scene)).toEqual([TODAY, addDays(TODAY, 3)]);
  });

  test('a program without grace, or without notices, keeps none', async () => {
    const scene = given([-1], { expiryGraceDays: 0 });
    expect(await scene.keep(addDays(TODAY, -40))).toBe(0);
    const { ports } = given([-1]);
    const silent = { ...ports, program: { ...ports.program, expiryNoticeDays: [] } };
    expect(await keepUntold(silent)(addDays(TODAY, -40))).toBe(0);
  });

  test.each([99, 100, 101, 201])('keeps all of %i', async (n) => {
    const { keep } = given(Array.from({ length: n }, () => -1));
    expect(await keep(addDays(TODAY, -40))).toBe(n);
  });
});

describe('keepUntold, while e-mail does not go out', () => {
  const yesterday = addDays(TODAY, -1);

  test('keeps nothing for a mailbox that takes no e-mail while others do', async () => {
    const scene = given([-1, -1]);
    await scene.db.uow.run(async (tx) => {
      await tx.outbox.append([mailTo(1, '2025-06-05T18:00:00.000Z'), mailTo(2, '2025-06-10T12:00:00.000Z')]);
      await tx.outbox.sent(anId('mail', 2), '2025-06-10T12:00:05.000Z');
    });
    expect(await scene.keep(yesterday)).toBe(0);
  });

  test('keeps the credit of whom an e-mail has waited for more than a day, and of nobody else', async () => {
    const scene = given([-1, -1, -1]);
    await scene.db.uow.run(async (tx) => {
      await tx.outbox.append([mailTo(1, '2025-06-09T17:59:59.000Z'), mailTo(2, '2025-06-09T18:00:00.000Z')]);
      await tx.outbox.append([mailTo(3, '2025-06-05T18:00:00.000Z')]);
      await tx.outbox.sent(anId('mail', 3), '2025-06-05T18:00:05.000Z');
    });
    expect(await scene.keep(yesterday)).toBe(1);
    expect(lastDays(scene)).toEqual([GRACE, yesterday, yesterday]);
  });

  test('locks nothing where all were told', async () => {
    const { db, ports } = given([-1]);
    const uow: typeof db.uow = {
      run: (work) =>
        db.uow.run((tx) =>
          work({ ...tx, wallets: { ...tx.wallets, lock: () => Promise.reject(new Error('nothing to lock')) } }),
        ),
    };
    expect(await keepUntold({ ...ports, uow })(yesterday)).toBe(0);
  });
});
