import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { anActor, anId, aRider, credits, fakeUnitOfWork, fixedClock, plainDigest, sequentialIds } from '../testing/index.js';
import { adjustWallet, type AdjustWallet } from './index.js';

const RIDER = anId('rder', 1);
const given = (amounts: readonly number[] = [5_000, 3_000]) => {
  const ids = sequentialIds();
  const db = fakeUnitOfWork({ riders: [aRider()], ...credits(RIDER, amounts.map((amount, at) => ({ amount, expiresOn: `2026-0${1 + (at % 9)}-01` })), ids) });
  const adjust = adjustWallet({ uow: db.uow, clock: fixedClock(), ids, digest: plainDigest, program: defaultProgram });
  let keys = 0;
  return {
    db,
    adjust: (amount: number, over: Partial<AdjustWallet> = {}) =>
      adjust({
        actor: anActor(), idempotency: { accountId: 'a', key: `k${(keys += 1)}`, fingerprint: 'x' }, riderId: RIDER, book: 'credit', amount: { amount, currency: 'USD' },
        reason: 'Wrong class in the results', expiresOn: null, ...over,
      }),
  };
};

describe('adjustWallet', () => {
  it('gives an award of its own, with its reason, on the ledger, in the audit and by mail', async () => {
    const { db, adjust } = given();
    expect(await adjust(1_500)).toMatchObject({ newBalance: { amount: 9_500, currency: 'USD' } });
    const { awards, entries, audit, outbox } = db.stored();
    expect(awards.at(-1)).toMatchObject({ type: 'credit', initial: 1_500, status: 'current', label: 'Wrong class in the results', expiresOn: '2026-06-10' });
    expect(entries.at(-1)).toMatchObject({ kind: 'adjust', amount: 1_500, next: 9_500 });
    expect(audit.at(-1)).toMatchObject({ action: 'adjust-wallet', detail: { reason: 'Wrong class in the results', amount: 1_500 } });
    expect(outbox.at(-1)).toMatchObject({ kind: 'adjustment', facts: { amount: 1_500, balance: 9_500 } });
    expect(db.stored().adjustments).toMatchObject([{ amount: 1_500, riderId: RIDER }]);
  });

  it('takes out of what expires first, and lowers what the award was worth', async () => {
    const { db, adjust } = given();
    await adjust(-6_000);
    expect(db.stored().awards.map((it) => [it.initial, it.current, it.status])).toEqual([[0, 0, 'reversed'], [2_000, 2_000, 'current']]);
  });

  it.each([
    ['ADJUSTMENT_ZERO', 0, {}],
    ['REASON_MISSING', 5, { reason: '  ' }],
    ['EXPIRES_IN_PAST', 5, { expiresOn: '2025-06-09' }],
    ['INSUFFICIENT_CREDIT', -8_001, {}],
    ['NOT_FOUND', 5, { riderId: anId('n0b0dy') }],
    ['NOT_FOUND', 5, { actor: anActor({ type: 'rider' }) }],
  ] as const)('%s for %i', async (code, amount, over) => {
    const { db, adjust } = given();
    const before = db.stored();
    await expect(adjust(amount, over)).rejects.toMatchObject({ code });
    expect(db.stored()).toEqual(before);
  });

  it('gives cash, which can be taken back until it stands in a claim', async () => {
    const { db, adjust } = given();
    await adjust(2_000, { book: 'cash' });
    expect(db.stored().awards.at(-1)).toMatchObject({ type: 'cash', status: 'earned', expiresOn: null });
    expect(await adjust(-500, { book: 'cash' })).toMatchObject({ newBalance: { amount: 1_500 } });
  });

  it('giving and taking the same leaves the balance as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 90_000 }), async (amounts, n) => {
        const { db, adjust } = given(amounts);
        const before = amounts.reduce((sum, it) => sum + it, 0);
        await adjust(n);
        expect(await adjust(-n)).toMatchObject({ newBalance: { amount: before } });
        for (const it of db.stored().awards) expect(it.initial).toBe(it.current + it.spent + it.expired);
      }),
    );
  });
});
