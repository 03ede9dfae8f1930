import { describe, expect, it } from '@jest/globals';
import {
  cancelClaim,
  cancelOrder,
  cashOut,
  changeMethod,
  createOrder,
  markSent,
  type PaymentProvider,
  PaymentUnavailable,
  runCheques,
  undoSent,
} from '../../payouts/index.js';
import { correct, post } from '../../ledger/index.js';
import { refundDealer, undoRefund } from '../../redemption/index.js';
import { aDealer } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { refusal } from '../refusal.js';
import { fresh, type MakeBackend } from './backend.js';
import { at, payoutScene } from './payout-scene.js';

/** Concurrent payout actions of several people, while results change. */
export const describePayoutActs = (make: MakeBackend): void =>
  describe('payout stores', () => {
    const { backend, given, insert, stored, acting, provider } = payoutScene(make);

    it('give an award to one of twenty who cash it out at once', async () => {
      const { riderId, currency } = await given();
      const { ports, idempotency, rider } = acting(riderId);
      const all = await Promise.all(
        Array.from({ length: 20 }, () =>
          refusal(cashOut(ports)({ actor: rider, idempotency: idempotency(), currency, awardIds: null, method: null })),
        ),
      );
      const done = all.filter((text) => text === 'done').length;
      expect({ done, others: all.filter((text) => !['done', 'NOTHING_TO_PAY', 'CONFLICT'].includes(text)) }).toEqual({
        done: 1,
        others: [],
      });
    });

    it('let one of several concurrent requests send a claim, and counts the year once', async () => {
      const { riderId, currency } = await given();
      const { ports, idempotency, rider, admin } = acting(riderId);
      const claim = await cashOut(ports)({
        actor: rider,
        idempotency: idempotency(),
        currency,
        awardIds: null,
        method: null,
      });
      const on = (version: number) => ({
        actor: admin,
        idempotency: idempotency(),
        claimId: claim.id,
        version,
        reference: 'Wire 4711',
      });
      const all = await Promise.all(Array.from({ length: 6 }, () => refusal(markSent(ports)(on(1)))));
      expect(all.filter((text) => text === 'done')).toHaveLength(1);
      expect(all.filter((text) => !['done', 'CLAIM_SENT', 'CONFLICT'].includes(text))).toEqual([]);
      const balance = () =>
        backend.uow.run(async (tx) => (await tx.wallets.lock([{ riderId, currency, book: 'cash' }]))[0]?.balance);
      expect(await balance()).toBe(0);
      await undoSent(ports)(on(2));
      expect([await balance(), (await stored(claim.id))?.state]).toEqual([1_000, 'pending']);
      await cancelClaim(ports)(on(3));
      expect((await stored(claim.id))?.state).toBe('canceled');
    });

    it('send what was ordered before a correction, and record the excess as overpaid', async () => {
      const { riderId, currency, awards } = await given();
      const { ports, idempotency, rider, admin } = acting(riderId);
      const claim = await cashOut(ports)({
        actor: rider,
        idempotency: idempotency(),
        currency,
        awardIds: null,
        method: null,
      });
      const asking = createOrder({ ...ports, provider });
      const silent: PaymentProvider = { ...provider, createOrder: () => Promise.reject(new PaymentUnavailable()) };
      expect(await refusal(createOrder({ ...ports, provider: silent })({ actor: admin, claimId: claim.id }))).toBe(
        'PAYMENT_UNAVAILABLE',
      );
      const correctTo = (awardId: string, worth: number) =>
        backend.uow.run(async (tx) => {
          const [wallet] = await tx.wallets.lock([{ riderId, currency, book: 'cash' }]);
          const [award] = await tx.wallets.awardsById([awardId]);
          if (wallet && award)
            await tx.wallets.post([
              post(wallet, correct(award, worth), { at, actorId: null, proxyHostId: null, reference: null }, ports),
            ]);
        });
      await correctTo(awards[0]?.id ?? '', 400);
      await correctTo(awards[1]?.id ?? '', 450);
      const figures = async () =>
        (await backend.uow.run((tx) => tx.wallets.awardsById(awards.map((award) => award.id))))
          .toSorted((a, b) => b.spent - a.spent || a.initial - b.initial)
          .map((award) => [award.status, award.initial, award.current, award.spent]);
      await asking({ actor: admin, claimId: claim.id });
      expect(await figures()).toEqual([
        ['funded', 400, 0, 700],
        ['earned', 450, 150, 300],
      ]);
      await cancelOrder({ ...ports, provider })({ actor: admin, claimId: claim.id });
      expect(await figures()).toEqual([
        ['earned', 400, 400, 0],
        ['earned', 450, 450, 0],
      ]);
    });

    it('take a payment back once its order is canceled, and send it by nothing but a reference then', async () => {
      const { riderId, currency } = await given();
      const { ports, idempotency, rider, admin } = acting(riderId);
      const claim = await cashOut(ports)({
        actor: rider,
        idempotency: idempotency(),
        currency,
        awardIds: null,
        method: null,
      });
      await createOrder({ ...ports, provider })({ actor: admin, claimId: claim.id });
      const on = (version: number) => ({ actor: admin, idempotency: idempotency(), claimId: claim.id, version });
      const send = (reference: string | null) => refusal(markSent(ports)({ ...on(3), reference }));
      expect((await stored(claim.id))?.state).toBe('sent');
      let meanwhile = '';
      const asking: PaymentProvider = {
        ...provider,
        cancelOrder: async () => void (meanwhile = await refusal(undoSent(ports)(on(2)))),
      };
      expect(await refusal(undoSent(ports)(on(2)))).toBe('ORDER_STANDS');
      expect(await cancelOrder({ ...ports, provider: asking })({ actor: admin, claimId: claim.id })).toMatchObject({
        status: 'canceled',
      });
      expect([meanwhile, (await stored(claim.id))?.state, await send(null), await send('Wire 4711')]).toEqual([
        'ORDER_UNDER_WAY',
        'pending',
        'ORDER_CANCELED',
        'done',
      ]);
      expect((await stored(claim.id))?.sent).toMatchObject({ reference: 'Wire 4711' });
    });

    it('issue no cheque for a claim whose method changed after it was selected', async () => {
      const { riderId, currency, claim } = await given([900], 'CA');
      const { ports, idempotency, admin } = acting(riderId);
      const one = claim({ gross: 900, net: 900, method: 'reward-link' });
      await insert(one);
      const late: typeof backend.uow = {
        run: (work) =>
          backend.uow.run((tx) =>
            work({ ...tx, payoutClaims: { ...tx.payoutClaims, chequesDue: async () => [one.id] } }),
          ),
      };
      const run = () => runCheques({ ...ports, uow: late })({ actor: admin, idempotency: idempotency() });
      expect([currency, await run()]).toEqual(['CAD', { cheques: [], refused: [] }]);
      await changeMethod(ports)({
        actor: admin,
        idempotency: idempotency(),
        claimId: one.id,
        version: 1,
        method: 'cheque',
      });
      expect(await run()).toMatchObject({ cheques: [{ claimId: one.id, amount: 900 }], refused: [] });
    });

    it('issue cheque numbers without a gap in concurrent runs', async () => {
      const riders = await Promise.all(Array.from({ length: 4 }, () => given([900], 'CA')));
      const { ports, idempotency, admin } = acting(riders[0]?.riderId ?? '');
      for (const rider of riders)
        await cashOut(ports)({
          ...acting(rider.riderId),
          actor: acting(rider.riderId).rider,
          idempotency: idempotency(),
          currency: 'CAD',
          awardIds: null,
          method: null,
        });
      const before = await backend.uow.run((tx) => tx.cheques.lastNumber());
      const runs = await Promise.allSettled(
        Array.from({ length: 3 }, () => runCheques(ports)({ actor: admin, idempotency: idempotency() })),
      );
      const numbers = runs
        .flatMap((run) => (run.status === 'fulfilled' ? run.value.cheques.map((one) => one.number) : []))
        .toSorted((a, b) => a - b);
      expect(numbers.length).toBeGreaterThanOrEqual(4);
      expect(numbers).toEqual(numbers.map((_, n) => before + 1 + n));
      expect(await backend.uow.run((tx) => tx.cheques.lastNumber())).toBe(before + numbers.length);
    });

    it('let one of several concurrent requests refund', async () => {
      const { riderId } = await given();
      const dealer = aDealer({ id: anId('dea0er', 500_000 + fresh()) });
      const id = anId('redempt', 500_000 + fresh());
      await backend.give({
        dealers: [dealer],
        redemptions: [
          {
            id,
            number: 2_000_000_000 + fresh(),
            riderId,
            dealerId: dealer.id,
            currency: 'USD',
            amount: 10,
            employeeName: 'Dana Cole',
            redeemedAt: at,
            status: 'redeemed',
            revoked: null,
          },
        ],
      });
      const { ports, idempotency, admin } = acting(riderId);
      const all = await Promise.all(
        Array.from({ length: 6 }, () =>
          refusal(refundDealer(ports)({ actor: admin, idempotency: idempotency(), redemptionId: id })),
        ),
      );
      expect(all.filter((text) => text === 'done')).toHaveLength(1);
      expect(all.filter((text) => !['done', 'ALREADY_REFUNDED', 'CONFLICT'].includes(text))).toEqual([]);
      expect(await undoRefund(ports)({ actor: admin, idempotency: idempotency(), redemptionId: id })).toMatchObject({
        amount: 10,
      });
    });
  });
