import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram as program_ } from '../program/index.js';
import {
  anActor,
  anId,
  aRider,
  cash,
  credits,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  sequentialIds,
  type World,
} from '../testing/index.js';
import { adjustWallet, type AdjustWallet } from './index.js';

/** One administrator adjusts; what waits for a second one has tests of its own. */
const defaultProgram = { ...program_, approvals: 'recorded' as const };

const RIDER = anId('rder', 1);
const NOW = '2025-06-10T18:00:00.000Z';
const given = (amounts: readonly number[] = [5_000, 3_000], more: Partial<World> = {}, program = defaultProgram) => {
  const ids = sequentialIds();
  const db = fakeUnitOfWork({
    riders: [aRider()],
    ...more,
    ...credits(
      RIDER,
      amounts.map((amount, at) => ({ amount, expiresOn: `2026-0${1 + (at % 9)}-01` })),
      ids,
    ),
  });
  const adjust = adjustWallet({ uow: db.uow, clock: fixedClock(), ids, digest: plainDigest, program });
  let keys = 0;
  return {
    db,
    adjust: (amount: number, over: Partial<AdjustWallet> = {}) =>
      adjust({
        actor: anActor(),
        idempotency: { accountId: 'a', key: `k${(keys += 1)}`, fingerprint: 'x' },
        riderId: RIDER,
        book: 'credit',
        amount: { amount, currency: 'USD' },
        reason: 'Wrong class in the results',
        expiresOn: null,
        ...over,
      }),
  };
};

describe('adjustWallet', () => {
  it('gives an award of its own, with its reason, on the ledger, in the audit and by mail', async () => {
    const { db, adjust } = given();
    expect(await adjust(1_500)).toMatchObject({ newBalance: { amount: 9_500, currency: 'USD' } });
    const { awards, entries, audit, outbox } = db.stored();
    expect(awards.at(-1)).toMatchObject({
      type: 'credit',
      initial: 1_500,
      status: 'current',
      label: 'Wrong class in the results',
      expiresOn: '2026-06-10',
    });
    expect(entries.at(-1)).toMatchObject({ kind: 'adjust', amount: 1_500, next: 9_500 });
    expect(audit.at(-1)).toMatchObject({
      action: 'adjust-wallet',
      detail: { reason: 'Wrong class in the results', amount: 1_500 },
    });
    expect(outbox.at(-1)).toMatchObject({ kind: 'adjustment', facts: { amount: 1_500, balance: 9_500 } });
    expect(db.stored().adjustments).toMatchObject([{ amount: 1_500, riderId: RIDER }]);
  });

  it('says everywhere who gave how much, when and why, the reason without spaces around it', async () => {
    const { db, adjust } = given();
    const actor = anActor({ proxyHostId: anId('acc', 7) });
    const { id, awardId, newBalance } = await adjust(1_500, { actor, reason: '  Wrong class ' });
    expect([newBalance, id, awardId]).toEqual([
      { amount: 9_500, currency: 'USD' },
      expect.any(String),
      expect.any(String),
    ]);
    const { adjustments, audit, awards, entries, outbox } = db.stored();
    const [who, what] = [
      { at: NOW, actorId: actor.accountId, proxyHostId: actor.proxyHostId },
      { amount: 1_500, currency: 'USD', reason: 'Wrong class' },
    ];
    expect(adjustments).toEqual([{ ...what, id, riderId: RIDER, awardId, at: NOW, byName: 'Robin Vale' }]);
    expect(awards.at(-1)).toMatchObject({
      id: awardId,
      riderId: RIDER,
      currency: 'USD',
      label: 'Wrong class',
      awardedAt: NOW,
      source: null,
      seriesId: null,
    });
    expect(entries.at(-1)).toMatchObject({ ...who, reference: id, awardId });
    expect(audit).toMatchObject([
      {
        ...who,
        action: 'adjust-wallet',
        objectType: 'rider',
        objectId: RIDER,
        detail: { ...what, adjustmentId: id, book: 'credit' },
      },
    ]);
    expect(outbox).toMatchObject([
      { kind: 'adjustment', at: NOW, recipient: { type: 'rider', id: RIDER }, facts: { ...what, balance: 9_500 } },
    ]);
  });

  it('what is taken names the first award it came out of, and as a negative amount', async () => {
    const { db, adjust } = given();
    const [first] = db.stored().awards;
    const { awardId } = await adjust(-6_000);
    expect(awardId).toBe(first?.id);
    expect(db.stored().awards.map((it) => [it.initial, it.current, it.taken])).toEqual([
      [0, 0, 5_000],
      [2_000, 2_000, 1_000],
    ]);
    const { adjustments, audit, outbox } = db.stored();
    expect([
      adjustments[0]?.awardId,
      adjustments[0]?.amount,
      audit[0]?.detail['amount'],
      outbox[0]?.facts['amount'],
      outbox[0]?.facts['balance'],
    ]).toEqual([awardId, -6_000, -6_000, -6_000, 2_000]);
  });

  it('takes all there is, to the last cent, and INSUFFICIENT_CREDIT says what there is', async () => {
    expect(await given().adjust(-8_000)).toMatchObject({ newBalance: { amount: 0 } });
    await expect(given().adjust(-8_001)).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDIT',
      detail: { held: 8_000, asked: 8_001, currency: 'USD' },
    });
  });

  it('gives credit to a last day of its own, today at the earliest; otherwise for as long as any credit', async () => {
    const expiresOn = async (asked: string | null) => {
      const { db, adjust } = given();
      await adjust(5, { expiresOn: asked });
      return db.stored().awards.at(-1)?.expiresOn;
    };
    expect([await expiresOn('2025-06-10'), await expiresOn('2031-01-01'), await expiresOn(null)]).toEqual([
      '2025-06-10',
      '2031-01-01',
      '2026-06-10',
    ]);
    await expect(given().adjust(5, { expiresOn: '2025-06-09' })).rejects.toMatchObject({
      code: 'EXPIRES_IN_PAST',
      detail: { expiresOn: '2025-06-09' },
    });
  });

  it('keeps each currency and book to itself', async () => {
    const { db, adjust } = given();
    expect(await adjust(700, { amount: { amount: 700, currency: 'CAD' } })).toMatchObject({
      newBalance: { amount: 700, currency: 'CAD' },
    });
    expect(await adjust(40, { book: 'cash' })).toMatchObject({ newBalance: { amount: 40, currency: 'USD' } });
    expect(db.stored().wallets.map((it) => [it.currency, it.book, it.balance])).toEqual([
      ['USD', 'credit', 8_000],
      ['CAD', 'credit', 700],
      ['USD', 'cash', 40],
    ]);
    expect(db.stored().audit.at(-1)?.detail).toMatchObject({ book: 'cash' });
  });

  it('the same key again is the same answer and nothing more', async () => {
    const { db, adjust } = given();
    const idempotency = { accountId: 'a', key: 'same', fingerprint: 'x' };
    expect(await adjust(5, { idempotency })).toEqual(await adjust(5, { idempotency }));
    expect(db.stored().adjustments).toHaveLength(1);
  });

  it.each([
    ['a rider who is not there', { riderId: anId('n0b0dy') }],
    ['anyone but an admin', { actor: anActor({ type: 'rider', subjectId: RIDER }) }],
    ['a currency the program has not', { amount: { amount: 5, currency: 'EUR' as const } }],
  ])('NOT_FOUND for %s', async (_, over) => {
    const { adjust } = given(undefined, {}, { ...defaultProgram, currencies: ['USD', 'CAD'] });
    await expect(adjust(5, over)).rejects.toMatchObject({ code: 'NOT_FOUND', detail: { what: 'rider' } });
  });

  it('takes no cash that stands in a claim, until the claim is canceled', async () => {
    const take = (state: World['payoutClaims'][number]['state'], amount: number) => {
      const ofRider = cash(RIDER, [900, 300]);
      const ids = sequentialIds();
      const claim: World['payoutClaims'][number] = {
        id: anId('c0aim'),
        riderId: RIDER,
        currency: 'USD',
        gross: 900,
        withholding: 0,
        net: 900,
        withholdingBasisPoints: 0,
        method: 'cheque',
        state,
        requestedAt: NOW,
        requestedBy: 'Casey Moreno',
        dueOn: '2025-07-10',
        sent: null,
        canceledAt: null,
        version: 1,
        lines: [{ awardId: ofRider.awards[0]?.id ?? '', amount: 900 }],
      };
      const db = fakeUnitOfWork({ riders: [aRider()], ...ofRider, payoutClaims: [claim] });
      return adjustWallet({ uow: db.uow, clock: fixedClock(), ids, digest: plainDigest, program: defaultProgram })({
        actor: anActor(),
        idempotency: { accountId: 'a', key: 'k', fingerprint: 'x' },
        riderId: RIDER,
        book: 'cash',
        amount: { amount: -amount, currency: 'USD' },
        reason: 'Paid twice',
        expiresOn: null,
      });
    };
    expect(await take('pending', 300)).toMatchObject({ newBalance: { amount: 900 } });
    await expect(take('pending', 301)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDIT', detail: { held: 300 } });
    expect(await take('canceled', 1_200)).toMatchObject({ newBalance: { amount: 0 } });
  });

  it('takes out of what expires first, and lowers what the award was worth', async () => {
    const { db, adjust } = given();
    await adjust(-6_000);
    expect(db.stored().awards.map((it) => [it.initial, it.current, it.status])).toEqual([
      [0, 0, 'reversed'],
      [2_000, 2_000, 'current'],
    ]);
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
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 90_000 }),
        async (amounts, n) => {
          const { db, adjust } = given(amounts);
          const before = amounts.reduce((sum, it) => sum + it, 0);
          await adjust(n);
          expect(await adjust(-n)).toMatchObject({ newBalance: { amount: before } });
          for (const award of db.stored().awards)
            expect(award.initial).toBe(award.current + award.spent + award.expired);
        },
      ),
    );
  });
});
