import { describe, expect, it } from '@jest/globals';
import { anActor, anId, refusal } from '../testing/index.js';
import { decideCashExpiry, type ExpireCash, expireCash } from './index.js';
import { given, ME } from './testing/payouts.js';

/** The day after the sixty days that the cash of May 1st waits for an address. */
const LATE = '2025-07-01T18:00:00.000Z';

const SECOND = anActor({ accountId: anId('acc0', 9), subjectId: anId('admn', 9), name: 'Ada Moreau' });

const late = (change: Parameters<typeof given>[0] = { addressLine1: null }) => {
  const stage = given(change);
  stage.clock.set(LATE);
  const [first, second] = stage.db.stored().awards;
  return {
    ...stage,
    first: first?.id ?? '',
    second: second?.id ?? '',
    decide: (requestId: string | null, actor = SECOND) =>
      decideCashExpiry(stage.ports)({ actor, requestId: requestId ?? '', version: 1, approve: true, answer: null }),
    expire: (over: Partial<ExpireCash> = {}) =>
      expireCash(stage.ports)({
        actor: stage.admin,
        idempotency: stage.idempotency(),
        riderId: ME,
        awardId: first?.id ?? '',
        amount: { amount: 10_000, currency: 'USD' },
        reason: ' No papers after three letters ',
        ...over,
      }),
  };
};

describe('overdue cash', () => {
  it('expires when an admin decides so; ledger, rider and audit say why', async () => {
    const { db, expire, awards, first } = late();
    expect(await expire()).toEqual({
      awardId: first,
      expired: { amount: 10_000, currency: 'USD' },
      newBalance: { amount: 5_001, currency: 'USD' },
      requestId: null,
    });
    expect(awards()).toEqual([
      ['expired', 0, 0],
      ['earned', 5_001, 0],
    ]);
    const { entries, outbox, audit } = db.stored();
    expect(entries.at(-1)).toMatchObject({ kind: 'expire', amount: -10_000, awardId: first });
    const facts = { amount: 10_000, currency: 'USD', reason: 'No papers after three letters' };
    expect(outbox).toMatchObject([
      { kind: 'cash-expired', recipient: { type: 'rider', id: ME }, facts: { ...facts, award: 'Award 1' } },
    ]);
    expect(audit).toMatchObject([
      { action: 'expire-cash', objectType: 'rider', objectId: ME, detail: { awardId: first, ...facts } },
    ]);
  });

  it('expires once, of twenty who decide at the same moment, and once for a key', async () => {
    const { db, expire, decide, admin, idempotency } = late();
    const all = await Promise.all(Array.from({ length: 20 }, () => refusal(expire())));
    expect(all.toSorted()).toEqual([...Array<string>(19).fill('NOT_FOUND'), 'done']);
    const key = idempotency();
    const again = { awardId: db.stored().awards[1]?.id ?? '', amount: { amount: 5_001, currency: 'USD' as const } };
    const both = [await expire({ ...again, idempotency: key }), await expire({ ...again, idempotency: key })];
    expect(both[0]).toEqual(both[1]);
    // with the first, it is more than one administrator lets expire alone in a day
    expect(both[0]).toMatchObject({
      expired: { amount: 0 },
      newBalance: { amount: 5_001 },
      requestId: expect.any(String),
    });
    const requestId = both[0]?.requestId ?? null;
    // asked again with another key, it is the same request
    expect([await expire(again), db.stored().requests.length]).toMatchObject([{ requestId }, 1]);
    expect(await refusal(decide(requestId, admin))).toBe('SECOND_PERSON_NEEDED');
    await decide(requestId);
    expect(db.stored().audit.at(-1)).toMatchObject({ action: 'expire-cash', detail: { awardId: again.awardId } });
    expect(db.stored().entries.filter((it) => it.kind === 'expire')).toHaveLength(2);
  });

  it('cannot be claimed any more, and corrected results do not bring it back', async () => {
    const { db, expire, correctTo, awards, first, cashOut } = late();
    await expire();
    await correctTo(first, 12_000);
    expect(awards()[0]).toEqual(['earned', 2_000, 0]);
    await correctTo(first, 10_000);
    expect(awards()[0]).toEqual(['expired', 0, 0]);
    db.alter(({ riderDetails: all }) => ({ riderDetails: all.map((it) => ({ ...it, addressLine1: '12 Canyon Rd' })) }));
    expect(await cashOut()).toMatchObject({ gross: 5_001 });
  });

  it('a rider who was deactivated loses it as well', async () => {
    expect(await refusal(late({ addressLine1: null, deactivated: true }).expire())).toBe('done');
  });
});

describe('is refused, and nothing moves', () => {
  const refused = async (stage: ReturnType<typeof late>, over: Partial<ExpireCash> = {}) => {
    const before = stage.db.stored();
    const found = await refusal(stage.expire(over));
    expect(stage.db.stored()).toEqual(before);
    return found;
  };

  it('before the deadline has passed: CASH_NOT_OVERDUE', async () => {
    const stage = late();
    stage.clock.set('2025-07-01T06:59:00.000Z');
    expect(await refused(stage)).toBe('CASH_NOT_OVERDUE');
  });

  it('when nothing is missing any more: CASH_NOT_OVERDUE', async () => {
    expect(await refused(late({}))).toBe('CASH_NOT_OVERDUE');
  });

  it('in a claim: AWARD_CLAIMED', async () => {
    const stage = late({});
    await stage.cashOut();
    stage.db.alter(({ riderDetails: all }) => ({ riderDetails: all.map((it) => ({ ...it, addressLine1: null })) }));
    expect(await refused(stage)).toBe('AWARD_CLAIMED');
  });

  it('when the award holds something else than was shown: PREVIEW_OUTDATED', async () => {
    expect(await refused(late(), { amount: { amount: 9_999, currency: 'USD' } })).toBe('PREVIEW_OUTDATED');
  });

  it('without a reason: REASON_MISSING', async () => {
    expect(await refused(late(), { reason: '  ' })).toBe('REASON_MISSING');
  });

  it('of another rider, in another currency, or by anyone but an admin: NOT_FOUND', async () => {
    const stage = late();
    expect(await refused(stage, { awardId: anId('0ther') })).toBe('NOT_FOUND');
    expect(await refused(stage, { riderId: anId('rder', 9) })).toBe('NOT_FOUND');
    expect(await refused(stage, { amount: { amount: 10_000, currency: 'CAD' } })).toBe('NOT_FOUND');
    expect(await refused(stage, { actor: stage.rider })).toBe('NOT_FOUND');
  });
});
