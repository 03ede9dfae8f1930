import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cheque, PaymentOrder, PayoutClaim } from '../../payouts/index.js';
import {
  cancelClaim,
  cancelOrder,
  cashOut,
  changeMethod,
  createOrder,
  markManySent,
  markSent,
  type PaymentProvider,
  runCheques,
  undoSent,
} from '../../payouts/index.js';
import { correct, post } from '../../ledger/index.js';
import { defaultProgram } from '../../program/index.js';
import { refundDealer, type Redemption, undoRefund } from '../../redemption/index.js';
import { aDealer, anActor, anId, fixedClock, plainDigest, sequentialIds } from '../builders.js';
import { cash, payable } from '../cash.js';
import { type Backend, fresh, type MakeBackend } from './backend.js';

const at = '2025-06-10T18:00:00.000Z';
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string }) => it.code ?? String(it),
  );

export const describePayoutStores = (make: MakeBackend): void =>
  describe('payout stores', () => {
    let it_: Backend;
    beforeAll(async () => {
      it_ = await make();
    });
    afterAll(() => it_.end());

    const ids = sequentialIds();
    const given = async (amounts: readonly number[] = [700, 300], country: 'US' | 'CA' = 'US') => {
      const n = 500_000 + fresh();
      const riderId = anId('rder', n);
      const currency = country === 'CA' ? 'CAD' : 'USD';
      const held = cash(riderId, amounts, currency, { ...ids, next: () => anId('entry', 500_000 + fresh()) });
      await it_.give({ ...payable(n, { country }), ...held });
      const claim = (over: Partial<PayoutClaim> = {}): PayoutClaim => ({
        id: anId('c0aim', 500_000 + fresh()),
        riderId,
        currency,
        gross: 1_000,
        withholding: 0,
        net: 1_000,
        withholdingBasisPoints: 0,
        method: country === 'CA' ? 'cheque' : 'reward-link',
        state: 'pending',
        requestedAt: at,
        requestedBy: 'Casey Moreno',
        dueOn: '2025-07-10',
        sent: null,
        canceledAt: null,
        version: 1,
        lines: held.awards.map((it) => ({ awardId: it.id, amount: it.current })),
        ...over,
      });
      return { riderId, currency, awards: held.awards, claim } as const;
    };
    const insert = (claim: PayoutClaim) => it_.uow.run((tx) => tx.payoutClaims.insert(claim));
    const stored = async (id: string) => (await it_.uow.run((tx) => tx.payoutClaims.lock([id])))[0];
    const claimed = (awards: readonly { readonly id: string }[]) =>
      it_.uow.run(async (tx) => (await tx.payoutClaims.claimed(awards.map((it) => it.id))).toSorted());

    it('keep a claim with its lines, through its states', async () => {
      const { claim, awards, riderId, currency } = await given();
      const one = claim();
      await insert(one);
      expect(await stored(one.id)).toEqual(one);
      expect(await it_.uow.run((tx) => tx.payoutClaims.owners([one.id, anId('n0ne')]))).toEqual([
        { id: one.id, riderId, currency },
      ]);
      expect(await claimed(awards)).toEqual(awards.map((it) => it.id).toSorted());
      expect(await it_.uow.run((tx) => tx.adjustments.claimed(awards.map((it) => it.id)))).toHaveLength(2);
      const sent: PayoutClaim = {
        ...one,
        state: 'sent',
        sent: { at, byName: 'Robin Vale', on: '2025-06-10' },
        version: 2,
      };
      await it_.uow.run((tx) => tx.payoutClaims.save([sent]));
      expect(await stored(one.id)).toEqual(sent);
      // what it paid is spent: what an award comes to hold beside it can be claimed
      expect(await claimed(awards)).toEqual([]);
      await it_.uow.run((tx) => tx.payoutClaims.save([{ ...one, version: 3 }]));
      expect(await claimed(awards)).toEqual(awards.map((it) => it.id).toSorted());
      const canceled: PayoutClaim = { ...one, state: 'canceled', canceledAt: at, version: 3 };
      await it_.uow.run((tx) => tx.payoutClaims.save([canceled]));
      expect(await stored(one.id)).toEqual(canceled);
      expect(await claimed(awards)).toEqual([]);
    });

    it('hold an award to one live claim', async () => {
      const { claim, awards } = await given();
      await insert(claim());
      let tries = 0;
      await expect(
        it_.uow.run(async (tx) => {
          tries += 1;
          await tx.payoutClaims.insert(claim({ lines: [{ awardId: awards[0]?.id ?? '', amount: 700 }] }));
        }),
      ).rejects.toThrow();
      // a race that was lost is run again
      expect(tries).toBeGreaterThan(1);
    });

    it('put other lines in the place of those of a claim', async () => {
      const { claim, awards } = await given();
      const one = claim();
      await insert(one);
      const lines = [{ awardId: awards[0]?.id ?? '', amount: 400 }];
      await it_.uow.run(async (tx) => {
        await tx.payoutClaims.saveLines({ id: one.id, lines });
        await tx.payoutClaims.save([{ ...one, gross: 400, net: 400, method: 'debit-card', version: 2 }]);
      });
      expect(await stored(one.id)).toEqual({ ...one, lines, gross: 400, net: 400, method: 'debit-card', version: 2 });
      expect(await claimed(awards)).toEqual([awards[0]?.id]);
    });

    it('know a payee', async () => {
      const { riderId } = await given([1], 'CA');
      expect(await it_.uow.run((tx) => tx.payees.byIds([riderId, riderId, anId('n0ne')]))).toEqual([
        {
          riderId,
          fullName: 'Casey Moreno',
          email: `${riderId}@example.com`,
          addressLine1: '12 Canyon Road',
          city: 'Moab',
          state: 'UT',
          zipcode: '84532',
          country: 'CA',
          taxStatus: 'us-person',
          deactivated: false,
        },
      ]);
    });

    it('keep an order, and one for a claim', async () => {
      const { claim } = await given();
      const one = claim();
      await insert(one);
      const order: PaymentOrder = {
        claimId: one.id,
        provider: 'sandbox',
        orderId: null,
        status: 'requested',
        amount: 1_000,
        currency: 'USD',
        createdAt: at,
        updatedAt: at,
        attempt: 1,
        doubtfulFrom: at,
      };
      await it_.uow.run((tx) => tx.paymentOrders.insert(order));
      expect(await it_.uow.run((tx) => tx.paymentOrders.doubtful('', 1_000))).toContainEqual(order);
      expect(await it_.uow.run((tx) => tx.paymentOrders.doubtful(one.id, 1_000))).not.toContainEqual(order);
      const made: PaymentOrder = {
        ...order,
        orderId: `order-${one.id}`,
        status: 'made',
        updatedAt: '2025-06-10T18:01:00.000Z',
        attempt: 2,
        doubtfulFrom: null,
      };
      await it_.uow.run((tx) => tx.paymentOrders.save(made));
      expect(await it_.uow.run((tx) => tx.paymentOrders.ofClaims([anId('n0ne'), one.id]))).toEqual([made]);
      expect(await it_.uow.run((tx) => tx.paymentOrders.ofClaims([]))).toEqual([]);
      expect((await it_.uow.run((tx) => tx.paymentOrders.doubtful('', 1_000))).map((it) => it.claimId)).not.toContain(
        one.id,
      );
      expect(await it_.uow.run((tx) => tx.paymentOrders.byOrderId(`order-${one.id}`))).toEqual(made);
      await expect(it_.uow.run((tx) => tx.paymentOrders.insert(order))).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('keep sandbox orders', async () => {
      const order = {
        externalId: `x${fresh()}`,
        orderId: `sandbox-${fresh()}`,
        amount: 1_000,
        currency: 'USD' as const,
        recipient: 'Casey Moreno',
        createdAt: at,
        canceledAt: null,
      };
      await it_.uow.run((tx) => tx.sandboxOrders.insert(order));
      expect(await it_.uow.run((tx) => tx.sandboxOrders.byExternalId(order.externalId))).toEqual(order);
      await it_.uow.run((tx) => tx.sandboxOrders.cancel(order.orderId, at));
      expect(await it_.uow.run((tx) => tx.sandboxOrders.byOrderId(order.orderId))).toEqual({
        ...order,
        canceledAt: at,
      });
      await expect(it_.uow.run((tx) => tx.sandboxOrders.insert(order))).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('keep the register of cheques: numbers, one standing for a claim', async () => {
      const { claim } = await given([1_000], 'CA');
      const one = claim();
      await insert(one);
      expect(await it_.uow.run((tx) => tx.payoutClaims.chequesDue('CAD'))).toContain(one.id);
      const [first, second] = await it_.uow.run(async (tx) => {
        const last = await tx.cheques.lastNumber();
        const cheque = (number: number): Cheque => ({
          number,
          claimId: one.id,
          currency: 'CAD',
          amount: 1_000,
          payee: 'Casey Moreno',
          issuedOn: '2025-06-10',
          issuedBy: 'Robin Vale',
          voided: null,
          reissuedAs: null,
        });
        await tx.cheques.insert([cheque(last + 1)]);
        return [cheque(last + 1), cheque(last + 2)] as const;
      });
      expect(await it_.uow.run((tx) => tx.cheques.standing([one.id]))).toEqual([one.id]);
      await expect(it_.uow.run((tx) => tx.cheques.insert([second]))).rejects.toMatchObject({ code: 'CONFLICT' });
      const voided: Cheque = {
        ...first,
        voided: { at, byName: 'Robin Vale', reason: 'Lost' },
        reissuedAs: second.number,
      };
      await it_.uow.run(async (tx) => {
        await tx.cheques.save(voided);
        await tx.cheques.insert([second]);
      });
      expect(await it_.uow.run((tx) => tx.cheques.lock(first.number))).toEqual(voided);
      expect(await it_.uow.run((tx) => tx.cheques.lastNumber())).toBe(second.number);
      expect(await it_.uow.run((tx) => tx.cheques.claimOf(first.number))).toBe(one.id);
      expect(await it_.uow.run((tx) => tx.cheques.claimOf(9_999_999))).toBeUndefined();
      // out of the way of other runs
      await it_.uow.run((tx) => tx.payoutClaims.save([{ ...one, state: 'canceled', canceledAt: at, version: 2 }]));
    });

    it('know cash that waits for something of its rider, and of whom it was told', async () => {
      const { awards } = await given([500]);
      const { awards: theirs, riderId } = await given([600]);
      const days = [{ from: null, to: '2025-05-01' }];
      const due = () =>
        it_.uow.run(async (tx) =>
          (await tx.paymentNotices.due(days, 1_000)).filter((it) =>
            [...awards, ...theirs].some((one) => one.id === it.awardId),
          ),
        );
      expect(await due()).toEqual([]);
      await it_.uow.run(async (tx) => {
        const licence = (await tx.documents.standing(riderId)).find((it) => it.kind === 'licence');
        if (licence) await tx.documents.decide({ ...licence, status: 'refused' });
      });
      expect(await due()).toEqual([{ awardId: theirs[0]?.id, riderId, currency: 'USD', amount: 600 }]);
      expect(
        await it_.uow.run((tx) =>
          tx.paymentNotices.due(
            [
              { from: null, to: '2025-04-30' },
              { from: '2025-05-02', to: '2025-06-01' },
            ],
            1_000,
          ),
        ),
      ).toEqual([]);
      await it_.uow.run((tx) => tx.paymentNotices.remember([theirs[0]?.id ?? ''], at));
      expect(await due()).toEqual([]);
      await expect(it_.uow.run((tx) => tx.paymentNotices.remember([theirs[0]?.id ?? ''], at))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    it('keep refunds, one standing for a redemption', async () => {
      const { riderId } = await given();
      const dealer = aDealer({ id: anId('dea0er', 500_000 + fresh()) });
      const redemption: Redemption = {
        id: anId('redempt', 500_000 + fresh()),
        number: 2_000_000_000 + fresh(),
        riderId,
        dealerId: dealer.id,
        currency: 'USD',
        amount: 1_500,
        employeeName: 'Dana Cole',
        redeemedAt: at,
        status: 'redeemed',
        revoked: null,
      };
      await it_.give({ dealers: [dealer], redemptions: [redemption] });
      const refund = () => ({
        id: anId('refnd', 500_000 + fresh()),
        redemptionId: redemption.id,
        dealerId: dealer.id,
        currency: 'USD' as const,
        amount: 1_500,
        refundedAt: at,
        refundedOn: '2025-06-10',
        refundedBy: 'Robin Vale',
        undone: null,
      });
      const first = refund();
      await it_.uow.run((tx) => tx.refunds.insert([first]));
      expect(await it_.uow.run((tx) => tx.refunds.standing([redemption.id]))).toEqual([first]);
      expect(await it_.uow.run((tx) => tx.refunds.lockRedemptions([redemption.id, anId('n0ne')]))).toEqual([
        { ...redemption, status: 'refunded' },
      ]);
      await expect(it_.uow.run((tx) => tx.refunds.insert([refund()]))).rejects.toMatchObject({ code: 'CONFLICT' });
      await it_.uow.run((tx) => tx.refunds.undo([first], at, 'Robin Vale'));
      expect(await it_.uow.run((tx) => tx.refunds.standing([redemption.id]))).toEqual([]);
      expect(await it_.uow.run((tx) => tx.redemptions.lock(redemption.id))).toEqual(redemption);
      await it_.uow.run((tx) => tx.refunds.insert([refund()]));
    });

    const acting = (riderId: string) => {
      const ports = {
        uow: it_.uow,
        clock: fixedClock(),
        ids: { ...ids, next: () => anId('made', 500_000 + fresh()) },
        digest: plainDigest,
        program: defaultProgram,
      };
      const idempotency = () => ({ accountId: anId('acc', 1), key: `payout-${fresh()}`, fingerprint: 'x' });
      return { ports, idempotency, admin: anActor(), rider: anActor({ type: 'rider', subjectId: riderId }) };
    };

    it('give an award to one of twenty who cash it out at once', async () => {
      const { riderId, currency } = await given();
      const { ports, idempotency, rider } = acting(riderId);
      const all = await Promise.all(
        Array.from({ length: 20 }, () =>
          code(cashOut(ports)({ actor: rider, idempotency: idempotency(), currency, awardIds: null, method: null })),
        ),
      );
      const done = all.filter((it) => it === 'done').length;
      expect({ done, others: all.filter((it) => !['done', 'NOTHING_TO_PAY', 'CONFLICT'].includes(it)) }).toEqual({
        done: 1,
        others: [],
      });
    });

    it('let one of those send who send a claim at once, and count the year once', async () => {
      const { riderId, currency } = await given();
      const { ports, idempotency, rider, admin } = acting(riderId);
      const claim = await cashOut(ports)({
        actor: rider,
        idempotency: idempotency(),
        currency,
        awardIds: null,
        method: null,
      });
      const on = (version: number) => ({ actor: admin, idempotency: idempotency(), claimId: claim.id, version });
      const all = await Promise.all(Array.from({ length: 6 }, () => code(markSent(ports)(on(1)))));
      expect(all.filter((it) => it === 'done')).toHaveLength(1);
      expect(all.filter((it) => !['done', 'CLAIM_SENT', 'CONFLICT'].includes(it))).toEqual([]);
      const balance = () =>
        it_.uow.run(async (tx) => (await tx.wallets.lock([{ riderId, currency, book: 'cash' }]))[0]?.balance);
      expect(await balance()).toBe(0);
      await undoSent(ports)(on(2));
      expect([await balance(), (await stored(claim.id))?.state]).toEqual([1_000, 'pending']);
      await cancelClaim(ports)(on(3));
      expect((await stored(claim.id))?.state).toBe('canceled');
    });

    const provider: PaymentProvider = {
      name: 'test',
      sandbox: true,
      createOrder: async ({ externalId, amount }) => ({ orderId: `order-${externalId}`, amount, status: 'made' }),
      cancelOrder: async () => undefined,
      findOrder: async () => null,
      order: async () => null,
      rewardLink: async () => '',
    };

    it('send what was ordered before results were corrected, and hold what was too much as overpaid', async () => {
      const { riderId, currency, awards } = await given();
      const { ports, idempotency, rider, admin } = acting(riderId);
      const claim = await cashOut(ports)({
        actor: rider,
        idempotency: idempotency(),
        currency,
        awardIds: null,
        method: null,
      });
      await createOrder({ ...ports, provider })({ actor: admin, claimId: claim.id });
      const correctTo = (awardId: string, worth: number) =>
        it_.uow.run(async (tx) => {
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
        (await it_.uow.run((tx) => tx.wallets.awardsById(awards.map((it) => it.id))))
          .toSorted((a, b) => b.spent - a.spent || a.initial - b.initial)
          .map((it) => [it.status, it.initial, it.current, it.spent]);
      const claims = [{ id: claim.id, version: 1 }];
      expect(await markManySent(ports)({ actor: admin, idempotency: idempotency(), claims })).toEqual([
        { claimId: claim.id, refused: null },
      ]);
      expect(await figures()).toEqual([
        ['funded', 400, 0, 700],
        ['earned', 450, 150, 300],
      ]);
      await undoSent(ports)({ actor: admin, idempotency: idempotency(), claimId: claim.id, version: 2 });
      expect(await figures()).toEqual([
        ['earned', 400, 400, 0],
        ['earned', 450, 450, 0],
      ]);
    });

    it('send no claim while its order is being canceled', async () => {
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
      const send = () =>
        code(markSent(ports)({ actor: admin, idempotency: idempotency(), claimId: claim.id, version: 1 }));
      let meanwhile = '';
      const asking: PaymentProvider = { ...provider, cancelOrder: async () => void (meanwhile = await send()) };
      expect(await cancelOrder({ ...ports, provider: asking })({ actor: admin, claimId: claim.id })).toMatchObject({
        status: 'canceled',
      });
      expect([meanwhile, await send(), (await stored(claim.id))?.state]).toEqual([
        'ORDER_UNDER_WAY',
        'ORDER_CANCELED',
        'pending',
      ]);
    });

    it('draw no cheque for a claim whose method was changed since it was found due', async () => {
      const { riderId, currency, claim } = await given([900], 'CA');
      const { ports, idempotency, admin } = acting(riderId);
      const one = claim({ gross: 900, net: 900, method: 'reward-link' });
      await insert(one);
      const late: typeof it_.uow = {
        run: (work) =>
          it_.uow.run((tx) => work({ ...tx, payoutClaims: { ...tx.payoutClaims, chequesDue: async () => [one.id] } })),
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

    it('draw numbers without a gap in runs at the same time', async () => {
      const riders = await Promise.all(Array.from({ length: 4 }, () => given([900], 'CA')));
      const { ports, idempotency, admin } = acting(riders[0]?.riderId ?? '');
      for (const it of riders)
        await cashOut(ports)({
          ...acting(it.riderId),
          actor: acting(it.riderId).rider,
          idempotency: idempotency(),
          currency: 'CAD',
          awardIds: null,
          method: null,
        });
      const before = await it_.uow.run((tx) => tx.cheques.lastNumber());
      const runs = await Promise.allSettled(
        Array.from({ length: 3 }, () => runCheques(ports)({ actor: admin, idempotency: idempotency() })),
      );
      const numbers = runs
        .flatMap((it) => (it.status === 'fulfilled' ? it.value.cheques.map((one) => one.number) : []))
        .toSorted((a, b) => a - b);
      expect(numbers.length).toBeGreaterThanOrEqual(4);
      expect(numbers).toEqual(numbers.map((_, n) => before + 1 + n));
      expect(await it_.uow.run((tx) => tx.cheques.lastNumber())).toBe(before + numbers.length);
    });

    it('let one of those refund who refund at once', async () => {
      const { riderId } = await given();
      const dealer = aDealer({ id: anId('dea0er', 500_000 + fresh()) });
      const id = anId('redempt', 500_000 + fresh());
      await it_.give({
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
          code(refundDealer(ports)({ actor: admin, idempotency: idempotency(), redemptionId: id })),
        ),
      );
      expect(all.filter((it) => it === 'done')).toHaveLength(1);
      expect(all.filter((it) => !['done', 'ALREADY_REFUNDED', 'CONFLICT'].includes(it))).toEqual([]);
      expect(await undoRefund(ports)({ actor: admin, idempotency: idempotency(), redemptionId: id })).toMatchObject({
        amount: 10,
      });
    });

    it('roll back as a whole', async () => {
      const { claim } = await given();
      const one = claim();
      await expect(
        it_.uow.run(async (tx) => {
          await tx.payoutClaims.insert(one);
          await tx.cashYears.add([
            { riderId: one.riderId, year: 2025, currency: 'USD', gross: 1, withholding: 0, net: 1 },
          ]);
          throw new TypeError('stop');
        }),
      ).rejects.toThrow('stop');
      expect(await stored(one.id)).toBeUndefined();
    });
  });
