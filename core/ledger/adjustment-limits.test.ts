import { describe, expect, test } from '@jest/globals';
import { defaultProgram as program_ } from '../program/index.js';
import {
  anActor,
  anId,
  aRider,
  credits,
  fakeUnitOfWork,
  fixedClock,
  plainDigest,
  sequentialIds,
} from '../testing/index.js';
import { adjustWallet } from './index.js';

/** One administrator adjusts; what waits for a second one has tests of its own. */
const defaultProgram = { ...program_, approvals: 'recorded' as const };

const RIDER = anId('rder', 1);
const { adjustment: most, adjustedPerDay: day } = defaultProgram.limits;

const given = () => {
  const clock = fixedClock('2025-06-11T06:30:00.000Z');
  const ids = sequentialIds();
  const db = fakeUnitOfWork({
    riders: [aRider()],
    ...credits(
      RIDER,
      Array.from({ length: 6 }, () => ({ amount: most, expiresOn: '2026-01-01' })),
      ids,
    ),
  });
  const adjust = adjustWallet({ uow: db.uow, clock, ids, digest: plainDigest, program: defaultProgram });
  let keys = 0;
  return {
    db,
    clock,
    adjust: (amount: number, actor = anActor(), currency: 'USD' | 'CAD' = 'USD') =>
      adjust({
        actor,
        idempotency: { accountId: 'a', key: `k${(keys += 1)}`, fingerprint: 'x' },
        riderId: RIDER,
        book: 'credit',
        amount: { amount, currency },
        reason: 'Wrong class',
        expiresOn: null,
      }),
  };
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string; detail?: unknown }) => [it.code, it.detail],
  );

describe('one adjustment', () => {
  test.each([1, -1])('is limited to the cent, given or taken (%p): ADJUSTMENT_OVER_LIMIT', async (sign) => {
    const { adjust, db } = given();
    expect(await refusal(adjust(sign * (most + 1)))).toEqual([
      'ADJUSTMENT_OVER_LIMIT',
      { limit: most, asked: most + 1, currency: 'USD' },
    ]);
    expect([db.stored().adjustments, db.stored().adjustedDays]).toEqual([[], []]);
    expect(await refusal(adjust(sign * most))).toBe('done');
  });

  test('of minus nothing is one of nothing: ADJUSTMENT_ZERO', async () => {
    expect(await refusal(given().adjust(-0))).toEqual(['ADJUSTMENT_ZERO', {}]);
  });
});

describe('where approvals are only recorded', () => {
  test('what is above the limit of one person is done and recorded as done alone', async () => {
    const { adjust, db } = given();
    const alone = () =>
      db.stored().audit.flatMap((it) => (it.action === 'done-alone' ? [[it.detail['kind'], it.detail['amount']]] : []));
    await adjust(defaultProgram.limits.adjustedAlone);
    expect(alone()).toEqual([]);
    await adjust(1);
    await adjust(-20_000);
    expect(alone()).toEqual([
      ['adjustment', 1],
      ['adjustment', -20_000],
    ]);
    expect(db.stored().adjustments).toHaveLength(3);
  });
});

describe('an administrator in a day', () => {
  test('is limited over what is given and taken, and told what is left: DAILY_ADJUSTMENT_LIMIT', async () => {
    const { adjust, db } = given();
    for (const amount of [most, -most, most, -(most - 100)]) await adjust(amount);
    expect(await refusal(adjust(-101))).toEqual([
      'DAILY_ADJUSTMENT_LIMIT',
      { limit: day, left: 100, asked: 101, currency: 'USD' },
    ]);
    expect(db.stored().adjustedDays).toMatchObject([{ amount: day - 100, day: '2025-06-10' }]);
    expect([await refusal(adjust(100)), await refusal(adjust(1))]).toMatchObject([
      'done',
      ['DAILY_ADJUSTMENT_LIMIT', { left: 0 }],
    ]);
  });

  test('is counted alone, in each currency, and anew from midnight in the program’s time zone', async () => {
    const { adjust, clock } = given();
    for (let at = 0; at < 4; at += 1) await adjust(most);
    expect(await refusal(adjust(1))).toMatchObject(['DAILY_ADJUSTMENT_LIMIT', {}]);
    expect([
      await refusal(adjust(1, anActor({ accountId: anId('acc', 9) }))),
      await refusal(adjust(1, anActor(), 'CAD')),
    ]).toEqual(['done', 'done']);
    clock.set('2025-06-11T07:00:00.000Z');
    expect(await refusal(adjust(1))).toBe('done');
  });
});
