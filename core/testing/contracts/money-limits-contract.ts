import { describe, expect, it } from '@jest/globals';
import { adjustWallet } from '../../ledger/index.js';
import { defaultProgram as program_ } from '../../program/index.js';
import { codeNumber, type Redemption, redeemCredit, undoRedemption } from '../../redemption/index.js';
import { aDealer, anActor, aRider } from '../builders.js';
import { credits } from '../credits.js';
import { anId, fixedClock, plainCounterCodes, plainDigest, sequentialIds } from '../fixed-ports.js';
import { refusal } from '../refusal.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** One administrator adjusts; what waits for a second one has tests of its own. */
const defaultProgram = { ...program_, approvals: 'recorded' as const };

const ids = sequentialIds();
const pins = {
  seal: (id: string, pin: string) => `${id}:${pin}`,
  matches: (seal: string, id: string, pin: string) => seal === `${id}:${pin}`,
};
const count = (said: readonly string[]) => ({
  done: said.filter((text) => text === 'done').length,
  others: [...new Set(said.filter((text) => text !== 'done'))],
});
const { limits } = defaultProgram;

/** Limits that hold for any number of concurrent requests. */
export const describeMoneyLimits = (make: MakeBackend): void =>
  describe('money limits', () => {
    const it_ = useBackend(make);

    const given = async (amounts: readonly number[]) => {
      const rider = aRider({ id: anId('rder', 700_000 + fresh()), bikes: [] });
      const dealer = aDealer({ id: anId('dea0er', 700_000 + fresh()) });
      await it_.give({
        riders: [rider],
        dealers: [dealer],
        pins: [{ riderId: rider.id, seal: pins.seal(rider.id, '4719'), failures: 0, lockedUntil: null }],
        ...credits(
          rider.id,
          amounts.map((amount) => ({ amount, expiresOn: '2026-05-01' })),
          ids,
        ),
      });
      const ports = {
        uow: it_.uow,
        clock: fixedClock(),
        ids: { ...ids, random: () => 1_000_000 + fresh() },
        digest: plainDigest,
        pins,
        counterCodes: plainCounterCodes,
        program: defaultProgram,
      };
      const once = (accountId: string) => ({ accountId, key: `limit-${fresh()}`, fingerprint: 'x' });
      const actor = anActor({ type: 'dealer', subjectId: dealer.id });
      const redeem = (amount: number) =>
        redeemCredit(ports)({
          actor,
          idempotency: once(actor.accountId),
          riderId: rider.id,
          dealerId: dealer.id,
          amount: { amount, currency: 'USD' },
          pin: '4719',
          employeeName: 'Dana',
          riderIdVerified: true,
        });
      return { rider, dealer, ports, once, actor, redeem };
    };

    it('sum a rider’s unrevoked redemptions of a day in Los Angeles', async () => {
      const { rider, dealer } = await given([]);
      const one = (redeemedAt: string, over: Partial<Redemption> = {}): Redemption => ({
        id: ids.next(),
        number: codeNumber(70_000 + fresh()),
        riderId: rider.id,
        dealerId: dealer.id,
        currency: 'USD',
        amount: 100,
        employeeName: 'Dana',
        redeemedAt,
        status: 'redeemed',
        revoked: null,
        ...over,
      });
      const revoked = { at: '2025-06-11T06:59:59.999Z', byName: 'Robin Vale', reason: null };
      await it_.give({
        redemptions: [
          one('2025-06-10T06:59:59.999Z'),
          one('2025-06-10T07:00:00.000Z', { amount: 10 }),
          one('2025-06-11T06:59:59.999Z', { amount: 1 }),
          one('2025-06-11T07:00:00.000Z'),
          one('2025-06-10T18:00:00.000Z', { currency: 'CAD' }),
          one('2025-06-10T18:00:00.000Z', { status: 'revoked', revoked }),
        ],
      });
      expect(await it_.uow.run((tx) => tx.redemptions.spendable(rider.id, 'USD', '2025-06-10'))).toEqual({
        awards: [],
        redeemed: 11,
      });
      expect(await it_.uow.run((tx) => tx.redemptions.spendable(rider.id, 'USD', '2025-06-08'))).toEqual({
        awards: [],
        redeemed: 0,
      });
    });

    it('let fifty redemptions of one rider at once redeem no more than a day allows', async () => {
      const each = limits.redeemedPerDay / 20;
      const { redeem, rider } = await given(Array.from({ length: 50 }, () => each));
      const said = count(await Promise.all(Array.from({ length: 50 }, () => refusal(redeem(each)))));
      expect(said.others.filter((other) => !['DAILY_REDEMPTION_LIMIT', 'CONFLICT'].includes(other))).toEqual([]);
      const today = async () =>
        (await it_.uow.run((tx) => tx.redemptions.spendable(rider.id, 'USD', '2025-06-10'))).redeemed;
      expect(await today()).toBe(said.done * each);
      for (let at = said.done; at < 20; at += 1) await redeem(each);
      expect([await today(), await refusal(redeem(1))]).toEqual([limits.redeemedPerDay, 'DAILY_REDEMPTION_LIMIT']);
    }, 120_000);

    it('free the limit when a redemption is undone, for one of the concurrent requests', async () => {
      const { redeem, ports, once } = await given(Array.from({ length: 6 }, () => limits.redemption));
      await redeem(limits.redemption);
      const { redemption } = await redeem(limits.redemption);
      const admin = anActor();
      await undoRedemption(ports)({
        actor: admin,
        idempotency: once(admin.accountId),
        redemptionId: redemption.id,
        reason: null,
      });
      await Promise.all(Array.from({ length: 4 }, () => refusal(redeem(limits.redemption))));
      // a transaction that lost every retry was refused for that; asked again, it finds the limit reached
      await refusal(redeem(limits.redemption));
      expect(await refusal(redeem(limits.redemption))).toBe('DAILY_REDEMPTION_LIMIT');
    }, 120_000);

    it('let one administrator, at once on many wallets, adjust no more than a day allows', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => given([])));
      const actor = anActor({ accountId: anId('acc', 700_000 + fresh()) });
      const adjust = (n: number) => {
        const { ports, once, rider } = people[n] as (typeof people)[number];
        return refusal(
          adjustWallet(ports)({
            actor,
            idempotency: once(actor.accountId),
            riderId: rider.id,
            book: 'credit',
            amount: { amount: limits.adjustment, currency: 'USD' },
            reason: 'Wrong class',
            expiresOn: null,
          }),
        );
      };
      const said = count(await Promise.all(people.map((_, n) => adjust(n))));
      expect(said.others.filter((other) => !['DAILY_ADJUSTMENT_LIMIT', 'CONFLICT'].includes(other))).toEqual([]);
      let done = said.done;
      for (let n = 0; n < 10; n += 1) done += (await adjust(n)) === 'done' ? 1 : 0;
      expect(done).toBe(limits.adjustedPerDay / limits.adjustment);
    }, 120_000);
  });
