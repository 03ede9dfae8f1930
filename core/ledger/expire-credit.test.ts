import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { anId, credits, fakeUnitOfWork, fixedClock, plainDigest, sequentialIds } from '../testing/index.js';
import { expireCredit } from './expire-credit.js';

const today = '2025-06-10T18:00:00.000Z';

const given = (riders: number) => {
  const books = Array.from({ length: riders }, (_, at) =>
    credits(anId('rder', at + 1), [{ amount: 5_000, expiresOn: '2025-06-09' }, { amount: 7_000, expiresOn: '2025-06-10' }]),
  );
  const db = fakeUnitOfWork({ wallets: books.flatMap((it) => it.wallets), awards: books.flatMap((it) => it.awards), entries: books.flatMap((it) => it.entries) });
  const ids = sequentialIds();
  return { db, run: expireCredit({ uow: db.uow, clock: fixedClock(today), ids, digest: plainDigest, program: defaultProgram }) };
};

describe('expireCredit', () => {
  test('ends what expired yesterday and leaves what expires today', async () => {
    const { db, run } = given(1);
    expect(await run()).toBe(1);
    const { wallets, awards, entries } = db.stored();
    expect(wallets[0]).toMatchObject({ balance: 7_000, sequence: 3 });
    expect(awards.map((it) => [it.current, it.expired, it.status])).toEqual([[0, 5_000, 'expired'], [7_000, 0, 'current']]);
    expect(entries.at(-1)).toMatchObject({ kind: 'expire', amount: -5_000, previous: 12_000, next: 7_000, actorId: null });
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
});
