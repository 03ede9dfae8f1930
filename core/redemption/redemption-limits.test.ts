import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import {
  aDealer,
  anActor,
  aRider,
  credits,
  fakePorts,
  fakeUnitOfWork,
  fixedClock,
  plainCounterCodes,
} from '../testing/index.js';
import { redeemCredit, undoRedemption } from './index.js';

const rider = aRider();
const dealer = aDealer();
const pins = {
  seal: (id: string, pin: string) => `${id}:${pin}`,
  matches: (seal: string, id: string, pin: string) => seal === `${id}:${pin}`,
};
const { redemption: most, redeemedPerDay: day } = defaultProgram.limits;
// 23:30 in Los Angeles, when it is the next day in UTC already
const LATE = '2025-06-11T06:30:00.000Z';

const shop = () => {
  const clock = fixedClock(LATE);
  const db = fakeUnitOfWork({
    riders: [rider],
    dealers: [dealer],
    pins: [{ riderId: rider.id, seal: pins.seal(rider.id, '4719'), failures: 0, lockedUntil: null }],
    ...credits(
      rider.id,
      Array.from({ length: 6 }, () => ({ amount: most, expiresOn: '2026-05-01' })),
    ),
  });
  const ports = fakePorts(db, { clock, pins, counterCodes: plainCounterCodes });
  let keys = 0;
  const once = (accountId: string) => ({ accountId, key: `key-${(keys += 1)}`, fingerprint: 'asked' });
  const redeem = (amount: number, actor = anActor({ type: 'dealer', subjectId: dealer.id })) =>
    redeemCredit(ports)({
      actor,
      idempotency: once(actor.accountId),
      riderId: rider.id,
      dealerId: dealer.id,
      amount: { amount, currency: 'USD' },
      pin: '4719',
      employeeName: 'Dana Cole',
      riderIdVerified: true,
      counterCode: plainCounterCodes.codeOf(dealer.id, Math.floor(Date.parse(clock.now()) / 60_000)),
    });
  const undo = (redemptionId: string) => {
    const actor = anActor();
    return undoRedemption(ports)({ actor, idempotency: once(actor.accountId), redemptionId, reason: null });
  };
  return { db, clock, redeem, undo };
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string; detail?: unknown }) => [it.code, it.detail],
  );

describe('one redemption', () => {
  test.each(['dealer', 'rider', 'admin'] as const)(
    'is limited to the cent for a %s: REDEMPTION_OVER_LIMIT',
    async (type) => {
      const { redeem, db } = shop();
      const actor = anActor({ type, subjectId: type === 'dealer' ? dealer.id : rider.id });
      expect(await refusal(redeem(most + 1, actor))).toEqual([
        'REDEMPTION_OVER_LIMIT',
        { limit: most, asked: most + 1, currency: 'USD' },
      ]);
      expect(db.stored().redemptions).toEqual([]);
      expect(await redeem(most, actor)).toMatchObject({ redemption: { amount: most } });
    },
  );

  test.each([0, -0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
    'of %p is no amount: AMOUNT_NOT_POSITIVE',
    async (amount) => {
      const { redeem, db } = shop();
      expect(await refusal(redeem(amount))).toEqual(['AMOUNT_NOT_POSITIVE', {}]);
      expect(db.stored().redemptions).toEqual([]);
    },
  );
});

describe('a rider in a day', () => {
  test('is limited over all redemptions, and told what is left: DAILY_REDEMPTION_LIMIT', async () => {
    const { redeem } = shop();
    await redeem(most);
    await redeem(most - 100);
    expect(await refusal(redeem(101))).toEqual([
      'DAILY_REDEMPTION_LIMIT',
      { limit: day, redeemed: day - 100, left: 100, asked: 101, currency: 'USD' },
    ]);
    await redeem(100);
    expect(await refusal(redeem(1))).toMatchObject(['DAILY_REDEMPTION_LIMIT', { left: 0 }]);
  });

  test('has the room of a redemption that is undone again', async () => {
    const { redeem, undo } = shop();
    await redeem(most);
    const { redemption } = await redeem(most);
    expect(await refusal(redeem(most))).toMatchObject(['DAILY_REDEMPTION_LIMIT', {}]);
    await undo(redemption.id);
    expect(await refusal(redeem(most))).toBe('done');
  });

  test('begins anew at midnight in the program’s time zone, not in UTC', async () => {
    const { redeem, clock } = shop();
    await redeem(most);
    await redeem(most);
    clock.set('2025-06-11T06:59:59.000Z');
    expect(await refusal(redeem(1))).toMatchObject(['DAILY_REDEMPTION_LIMIT', {}]);
    clock.set('2025-06-11T07:00:00.000Z');
    expect(await refusal(redeem(1))).toBe('done');
  });
});
