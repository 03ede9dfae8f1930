import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import {
  anId,
  cash,
  credits,
  fakePorts,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  sequentialIds,
} from '../testing/index.js';
import { expireCredit } from './expire-credit.js';
import { given, today } from './testing/expiring.js';

describe('expireCredit', () => {
  test('ends what expired yesterday and leaves what expires today', async () => {
    const { db, run } = given(1);
    expect(await run()).toBe(1);
    const { wallets, awards, entries } = db.stored();
    expect(wallets[0]).toMatchObject({ balance: 7_000, sequence: 3 });
    expect(awards.map((it) => [it.current, it.expired, it.status])).toEqual([
      [0, 5_000, 'expired'],
      [7_000, 0, 'current'],
    ]);
    expect(entries.at(-1)).toMatchObject({
      kind: 'expire',
      amount: -5_000,
      previous: 12_000,
      next: 7_000,
      actorId: null,
    });
  });

  test('a second run finds nothing', async () => {
    const { db, run } = given(3);
    await run();
    const before = db.stored();
    expect(await run()).toBe(0);
    expect(db.stored()).toEqual(before);
  });

  test('many wallets, many servers at once: each award expires once', async () => {
    const { db, run } = given(250);
    const all = await Promise.all([run(), run(), run()]);
    expect(all.reduce((sum, it) => sum + it, 0)).toBe(250);
    expect(db.stored().entries.filter((it) => it.kind === 'expire')).toHaveLength(250);
  });

  test('counts every award of a wallet, and leaves cash and other wallets alone', async () => {
    const ids = sequentialIds();
    const [one, two, ofCash] = [
      credits(
        anId('rder', 1),
        [
          { amount: 100, expiresOn: '2025-06-08' },
          { amount: 200, expiresOn: '2025-06-09' },
          { amount: 400, expiresOn: '2025-06-10' },
        ],
        ids,
      ),
      credits(anId('rder', 2), [{ amount: 50, expiresOn: '2025-06-10' }], ids),
      cash(anId('rder', 1), [70], 'USD', ids),
    ];
    const db = fakeUnitOfWork({
      wallets: [one, two, ofCash].flatMap((it) => it.wallets),
      awards: [one, two, ofCash].flatMap((it) => it.awards),
      entries: [one, two, ofCash].flatMap((it) => it.entries),
    });
    expect(await expireCredit(fakePorts(db, { clock: fixedClock(today), ids }))()).toBe(2);
    expect(db.stored().wallets.map((it) => it.balance)).toEqual([400, 50, 70]);
    expect(db.stored().entries.slice(-2)).toMatchObject(
      [-100, -200].map((amount) => ({
        kind: 'expire',
        amount,
        at: today,
        actorId: null,
        proxyHostId: null,
        reference: null,
      })),
    );
  });

  test('goes by the calendar of Los Angeles', async () => {
    const [before, after] = ['2025-06-10T06:59:59.000Z', '2025-06-10T07:00:00.000Z'].map((now) => {
      const book = credits(anId('rder', 1), [{ amount: 100, expiresOn: '2025-06-09' }]);
      return expireCredit({
        uow: fakeUnitOfWork(book).uow,
        clock: fixedClock(now),
        ids: sequentialIds(),
        digest: plainDigest,
        program: defaultProgram,
      })();
    });
    expect([await before, await after]).toEqual([0, 1]);
  });

  test.each([99, 100, 101, 200])('finds all of %i wallets', async (n) => expect(await given(n).run()).toBe(n));

  test('is done when another server has taken all that it found, and writes nothing', async () => {
    const keys = Array.from({ length: 100 }, (_, n) => ({
      riderId: anId('rder', n + 1),
      currency: 'USD' as const,
      book: 'credit' as const,
    }));
    const { db } = given(0);
    let looked = 0;
    const uow: typeof db.uow = {
      run: (work) =>
        db.uow.run((tx) =>
          work({
            ...tx,
            wallets: {
              ...tx.wallets,
              expiring: async () => ((looked += 1) < 3 ? keys : []),
              post: () => Promise.reject(new Error('nothing to post')),
            },
          }),
        ),
    };
    expect(
      await expireCredit({
        uow,
        clock: fixedClock(today),
        ids: sequentialIds(),
        digest: plainDigest,
        program: defaultProgram,
      })(),
    ).toBe(0);
    expect(looked).toBe(1);
  });

  test('locks nothing where nothing has expired', async () => {
    const { db } = given(0);
    const uow: typeof db.uow = {
      run: (work) =>
        db.uow.run((tx) =>
          work({ ...tx, wallets: { ...tx.wallets, lock: () => Promise.reject(new Error('nothing to lock')) } }),
        ),
    };
    expect(
      await expireCredit({
        uow,
        clock: fixedClock(today),
        ids: sequentialIds(),
        digest: plainDigest,
        program: defaultProgram,
      })(),
    ).toBe(0);
  });
});
