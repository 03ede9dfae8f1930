import { describe, expect, it } from '@jest/globals';
import type { Cheque, OverdueAwards, PaymentOrder, PayoutClaim } from '../../payouts/index.js';
import { type Redemption } from '../../redemption/index.js';
import { aDealer } from '../builders.js';
import { taxOf } from '../cash.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { at, payoutScene } from './payout-scene.js';

export const describePayoutStores = (make: MakeBackend): void =>
  describe('payout stores', () => {
    const { backend, given, insert, stored, claimed } = payoutScene(make);

    it('keep a claim with its lines, through its states', async () => {
      const { claim, awards, riderId, currency } = await given();
      const one = claim();
      await insert(one);
      expect(await stored(one.id)).toEqual(one);
      expect(await backend.uow.run((tx) => tx.payoutClaims.owners([one.id, anId('n0ne')]))).toEqual([
        { id: one.id, riderId, currency },
      ]);
      expect(await claimed(awards)).toEqual(awards.map((award) => award.id).toSorted());
      expect(await backend.uow.run((tx) => tx.adjustments.claimed(awards.map((award) => award.id)))).toHaveLength(2);
      const tax = { status: 'non-resident-alien', country: 'CA' } as const;
      const sent: PayoutClaim = {
        ...one,
        state: 'sent',
        sent: { at, byName: 'Robin Vale', on: '2025-06-10', tax, reference: 'Wire 4711' },
        version: 2,
      };
      await backend.uow.run((tx) => tx.payoutClaims.save([sent]));
      expect(await stored(one.id)).toEqual(sent);
      // the paid part is spent; value that the award gains later can be claimed
      expect(await claimed(awards)).toEqual([]);
      await backend.uow.run((tx) => tx.payoutClaims.save([{ ...one, version: 3 }]));
      expect(await claimed(awards)).toEqual(awards.map((award) => award.id).toSorted());
      const canceled: PayoutClaim = { ...one, state: 'canceled', canceledAt: at, version: 3 };
      await backend.uow.run((tx) => tx.payoutClaims.save([canceled]));
      expect(await stored(one.id)).toEqual(canceled);
      expect(await claimed(awards)).toEqual([]);
    });

    it('allow one live claim per award', async () => {
      const { claim, awards } = await given();
      await insert(claim());
      let tries = 0;
      await expect(
        backend.uow.run(async (tx) => {
          tries += 1;
          await tx.payoutClaims.insert(claim({ lines: [{ awardId: awards[0]?.id ?? '', amount: 700 }] }));
        }),
      ).rejects.toThrow();
      // a transaction that lost a race is retried
      expect(tries).toBeGreaterThan(1);
    });

    it('replace the lines of a claim', async () => {
      const { claim, awards } = await given();
      const one = claim();
      await insert(one);
      const lines = [{ awardId: awards[0]?.id ?? '', amount: 400 }];
      await backend.uow.run(async (tx) => {
        await tx.payoutClaims.saveLines({ id: one.id, lines });
        await tx.payoutClaims.save([{ ...one, gross: 400, net: 400, method: 'debit-card', version: 2 }]);
      });
      expect(await stored(one.id)).toEqual({ ...one, lines, gross: 400, net: 400, method: 'debit-card', version: 2 });
      expect(await claimed(awards)).toEqual([awards[0]?.id]);
    });

    it('find a payee', async () => {
      const { riderId } = await given([1], 'CA');
      expect(await backend.uow.run((tx) => tx.payees.byIds([riderId, riderId, anId('n0ne')]))).toEqual([
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
          tax: taxOf({ taxStatus: 'us-person', country: 'CA' }),
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
      await backend.uow.run((tx) => tx.paymentOrders.insert(order));
      expect(await backend.uow.run((tx) => tx.paymentOrders.doubtful('', 1_000))).toContainEqual(order);
      expect(await backend.uow.run((tx) => tx.paymentOrders.doubtful(one.id, 1_000))).not.toContainEqual(order);
      const made: PaymentOrder = {
        ...order,
        orderId: `order-${one.id}`,
        status: 'made',
        updatedAt: '2025-06-10T18:01:00.000Z',
        attempt: 2,
        doubtfulFrom: null,
      };
      await backend.uow.run((tx) => tx.paymentOrders.save(made));
      expect(await backend.uow.run((tx) => tx.paymentOrders.ofClaims([anId('n0ne'), one.id]))).toEqual([made]);
      expect(await backend.uow.run((tx) => tx.paymentOrders.ofClaims([]))).toEqual([]);
      expect(
        (await backend.uow.run((tx) => tx.paymentOrders.doubtful('', 1_000))).map(
          (paymentOrder) => paymentOrder.claimId,
        ),
      ).not.toContain(one.id);
      expect(await backend.uow.run((tx) => tx.paymentOrders.byOrderId(`order-${one.id}`))).toEqual(made);
      await expect(backend.uow.run((tx) => tx.paymentOrders.insert(order))).rejects.toMatchObject({ code: 'CONFLICT' });
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
      await backend.uow.run((tx) => tx.sandboxOrders.insert(order));
      expect(await backend.uow.run((tx) => tx.sandboxOrders.byExternalId(order.externalId))).toEqual(order);
      await backend.uow.run((tx) => tx.sandboxOrders.cancel(order.orderId, at));
      expect(await backend.uow.run((tx) => tx.sandboxOrders.byOrderId(order.orderId))).toEqual({
        ...order,
        canceledAt: at,
      });
      await expect(backend.uow.run((tx) => tx.sandboxOrders.insert(order))).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('keep the register of cheques: numbers, one valid cheque per claim', async () => {
      const { claim } = await given([1_000], 'CA');
      const one = claim();
      await insert(one);
      expect(await backend.uow.run((tx) => tx.payoutClaims.chequesDue('CAD'))).toContain(one.id);
      const [first, second] = await backend.uow.run(async (tx) => {
        const last = await tx.cheques.lastNumber();
        const cheque = (number: number): Cheque => ({
          number,
          claimId: one.id,
          currency: 'CAD',
          amount: 1_000,
          payee: 'Casey Moreno',
          ...{ issuedOn: '2025-06-10', issuedBy: 'Robin Vale', voided: null, confirmed: null, reissuedAs: null },
        });
        await tx.cheques.insert([cheque(last + 1)]);
        return [cheque(last + 1), cheque(last + 2)] as const;
      });
      expect(await backend.uow.run((tx) => tx.cheques.standing([one.id]))).toEqual([one.id]);
      await expect(backend.uow.run((tx) => tx.cheques.insert([second]))).rejects.toMatchObject({ code: 'CONFLICT' });
      const voided: Cheque = {
        ...first,
        confirmed: { at, byName: 'Robin Vale' },
        voided: { at, byName: 'Robin Vale', reason: 'Lost' },
        reissuedAs: second.number,
      };
      await backend.uow.run(async (tx) => {
        await tx.cheques.save(voided);
        await tx.cheques.insert([second]);
      });
      expect(await backend.uow.run((tx) => tx.cheques.lock(first.number))).toEqual(voided);
      expect(await backend.uow.run((tx) => tx.cheques.lastNumber())).toBe(second.number);
      expect(await backend.uow.run((tx) => tx.cheques.claimOf(first.number))).toBe(one.id);
      expect(await backend.uow.run((tx) => tx.cheques.claimOf(9_999_999))).toBeUndefined();
      // canceled, so that other runs on this database do not find it
      await backend.uow.run((tx) => tx.payoutClaims.save([{ ...one, state: 'canceled', canceledAt: at, version: 2 }]));
    });

    it('find cash with missing payment information, and whose riders were told', async () => {
      const { awards } = await given([500]);
      const { awards: theirs, riderId } = await given([600]);
      const days = [{ from: null, to: '2025-05-01' }];
      const all = { after: null, limit: 1_000 };
      const due = () =>
        backend.uow.run(async (tx) =>
          (await tx.paymentNotices.due(days, all)).awards.filter((notice) =>
            [...awards, ...theirs].some((one) => one.id === notice.awardId),
          ),
        );
      expect(await due()).toEqual([]);
      await backend.uow.run(async (tx) => {
        const licence = (await tx.documents.standing(riderId)).find((document) => document.kind === 'licence');
        if (licence) await tx.documents.decide({ ...licence, status: 'refused' });
      });
      expect(await due()).toEqual([{ awardId: theirs[0]?.id, riderId, currency: 'USD', amount: 600 }]);
      const isOverdue = (award: { readonly id: string } | undefined, races = days) =>
        backend.uow.run((tx) => tx.paymentNotices.isOverdue(award?.id ?? '', races, '2025-08-01'));
      expect([
        await isOverdue(theirs[0]),
        await isOverdue(awards[0]),
        await isOverdue(undefined),
        await isOverdue(theirs[0], []),
        await isOverdue(theirs[0], [{ from: null, to: '2025-04-30' }]),
      ]).toEqual([true, false, false, false, false]);
      expect(
        await backend.uow.run((tx) =>
          tx.paymentNotices.due(
            [
              { from: null, to: '2025-04-30' },
              { from: '2025-05-02', to: '2025-06-01' },
            ],
            all,
          ),
        ),
      ).toEqual({ awards: [], next: null });
      // rider by rider, each once
      const seen: string[] = [];
      const found: string[] = [];
      for (let after: string | null = null; ;) {
        const asked: { after: string | null; limit: number } = { after, limit: 1 };
        const { awards: some, next }: OverdueAwards = await backend.uow.run((tx) => tx.paymentNotices.due(days, asked));
        found.push(...some.map((award) => award.awardId));
        if (next === null) break;
        seen.push(next);
        after = next;
      }
      expect(seen).toEqual([...new Set(seen)].toSorted());
      expect(seen).toContain(riderId);
      expect(found).toContain(theirs[0]?.id);
      await backend.uow.run((tx) => tx.paymentNotices.remember([theirs[0]?.id ?? ''], at));
      expect([await due(), await isOverdue(theirs[0])]).toEqual([[], true]);
      await expect(
        backend.uow.run((tx) => tx.paymentNotices.remember([theirs[0]?.id ?? ''], at)),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });

    it('keep refunds, one valid refund per redemption', async () => {
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
      await backend.give({ dealers: [dealer], redemptions: [redemption] });
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
      await backend.uow.run((tx) => tx.refunds.insert([first]));
      expect(await backend.uow.run((tx) => tx.refunds.standing([redemption.id]))).toEqual([first]);
      expect(await backend.uow.run((tx) => tx.refunds.lockRedemptions([redemption.id, anId('n0ne')]))).toEqual([
        { ...redemption, status: 'refunded' },
      ]);
      await expect(backend.uow.run((tx) => tx.refunds.insert([refund()]))).rejects.toMatchObject({ code: 'CONFLICT' });
      await backend.uow.run((tx) => tx.refunds.undo([first], at, 'Robin Vale'));
      expect(await backend.uow.run((tx) => tx.refunds.standing([redemption.id]))).toEqual([]);
      expect(await backend.uow.run((tx) => tx.redemptions.lock(redemption.id))).toEqual(redemption);
      await backend.uow.run((tx) => tx.refunds.insert([refund()]));
    });

    it('roll back as a whole', async () => {
      const { claim } = await given();
      const one = claim();
      await expect(
        backend.uow.run(async (tx) => {
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
