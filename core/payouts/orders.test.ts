import { describe, expect, it } from '@jest/globals';
import { anId, refusal, unconfirm } from '../testing/index.js';
import {
  cancelClaim,
  createOrder,
  markSent,
  PaymentRefused,
  PaymentsNotConfigured,
  PaymentUnavailable,
  type PaymentProvider,
  refreshClaim,
  undoSent,
} from './index.js';
import { aProvider, given } from './testing/orders.js';

describe('an order while the tax form is not verified', () => {
  it('is not made, and is made once it is', async () => {
    const { db, order, orders } = await given();
    const { riderDetails } = db.stored();
    db.alter(unconfirm);
    await expect(order()).rejects.toMatchObject({ code: 'TAX_FORM_NOT_VERIFIED', detail: { form: 'w8ben' } });
    expect([db.stored().paymentOrders, orders.size]).toEqual([[], 0]);
    db.alter(() => ({ riderDetails }));
    expect([await order(), db.stored().payoutClaims[0]]).toMatchObject([{ status: 'made' }, { state: 'sent' }]);
  });
});

describe('createOrder', () => {
  it('of an amount of which other tax is withheld by now is refused: CLAIM_OUTDATED', async () => {
    const { order, orders, db } = await given();
    db.alter((world) => ({
      riderDetails: world.riderDetails.map((it) => ({ ...it, taxStatus: 'us-person' as const })),
    }));
    await expect(order()).rejects.toMatchObject({
      code: 'CLAIM_OUTDATED',
      detail: { was: 7_000, now: 10_000, currency: 'USD' },
    });
    expect(orders.size).toBe(0);
  });

  it('has the net paid, to the rider, under the claim’s id; a second time it asks nobody', async () => {
    const { order, orders, claim } = await given();
    const made = await order();
    expect(made).toMatchObject({ orderId: 'order-1', status: 'made', amount: 7_000, currency: 'USD' });
    expect([...orders.values()].map((it) => it.asked)).toEqual([
      {
        externalId: claim.id,
        amount: { amount: 7_000, currency: 'USD' },
        recipient: { name: 'Casey Moreno', email: `${anId('rder', 1)}@example.com` },
        method: 'reward-link',
      },
    ]);
    expect(await order()).toEqual(made);
  });

  it('an answer that was lost is asked for again, and pays once', async () => {
    const { order, orders, fails, status } = await given();
    fails.push(new PaymentUnavailable({ made: true }), new PaymentUnavailable());
    expect([await refusal(order()), status(), await refusal(order()), status()]).toEqual([
      'PAYMENT_UNAVAILABLE',
      'unknown',
      'PAYMENT_UNAVAILABLE',
      'unknown',
    ]);
    expect(await order()).toMatchObject({ status: 'made', orderId: 'order-1' });
    expect(orders.size).toBe(1);
  });

  it('a server that died while it asked is healed by another, a little later', async () => {
    const { order, db, claim, clock, orders } = await given();
    const at = clock.now();
    db.give({
      paymentOrders: [
        {
          claimId: claim.id,
          provider: 'test',
          orderId: null,
          status: 'requested',
          amount: 7_000,
          currency: 'USD',
          createdAt: at,
          updatedAt: at,
          attempt: 1,
          doubtfulFrom: at,
        },
      ],
    });
    expect(await refusal(order())).toBe('ORDER_UNDER_WAY');
    clock.set('2025-06-10T18:01:59.000Z');
    expect(await refusal(order())).toBe('ORDER_UNDER_WAY');
    clock.set('2025-06-10T18:02:00.000Z');
    expect(await order()).toMatchObject({ status: 'made' });
    expect(orders.size).toBe(1);
  });

  it('of two at once one asks: ORDER_UNDER_WAY', async () => {
    const { order, orders } = await given();
    expect((await Promise.all([refusal(order()), refusal(order())])).toSorted()).toEqual(['ORDER_UNDER_WAY', 'done']);
    expect(orders.size).toBe(1);
  });

  it('that is refused may be asked for again, and lets the claim go: PAYMENT_REFUSED, PAYMENTS_NOT_CONFIGURED', async () => {
    const { order, fails, status, ports, on } = await given();
    fails.push(new PaymentRefused(), new PaymentsNotConfigured());
    expect([await refusal(order()), status(), await refusal(order()), status()]).toEqual([
      'PAYMENT_REFUSED',
      'refused',
      'PAYMENTS_NOT_CONFIGURED',
      'refused',
    ]);
    expect(await cancelClaim(ports)(on(1))).toMatchObject({ state: 'canceled' });
    expect(await refusal(order())).toBe('CLAIM_CANCELED');
  });

  it('whose answer was lost is settled by the provider that was asked, and by no other: PAYMENTS_NOT_CONFIGURED', async () => {
    const { order, ports, claim, admin, fails, status, on } = await given();
    fails.push(new PaymentUnavailable({ made: true }));
    await refusal(order());
    const refuse = async () => Promise.reject(new PaymentsNotConfigured());
    const none: PaymentProvider = {
      name: 'none',
      sandbox: false,
      createOrder: refuse,
      cancelOrder: refuse,
      findOrder: refuse,
      order: refuse,
      rewardLink: refuse,
    };
    for (const provider of [none, { ...aProvider().provider, name: 'another' }])
      expect([
        await refusal(createOrder({ ...ports, provider })({ actor: admin, claimId: claim.id })),
        status(),
      ]).toEqual(['PAYMENTS_NOT_CONFIGURED', 'unknown']);
    expect(await refusal(cancelClaim(ports)(on(1)))).toBe('ORDER_DOUBTFUL');
    expect(await order()).toMatchObject({ status: 'made', orderId: 'order-1' });
  });

  it('that the provider holds for another amount is not taken for ours: PAYMENT_MISMATCH', async () => {
    const { order, lie, status } = await given();
    lie(1);
    expect([await refusal(order()), status()]).toEqual(['PAYMENT_MISMATCH', 'unknown']);
  });

  it('CLAIM_SENT, ORDER_STANDS, ORDER_DOUBTFUL: while it stands, or may stand, the claim is neither canceled nor refreshed', async () => {
    const { order, fails, ports, on, status } = await given();
    fails.push(new PaymentUnavailable());
    await refusal(order());
    expect([status(), await refusal(cancelClaim(ports)(on(1))), await refusal(refreshClaim(ports)(on(1)))]).toEqual([
      'unknown',
      'ORDER_DOUBTFUL',
      'ORDER_DOUBTFUL',
    ]);
    await order();
    expect([await refusal(cancelClaim(ports)(on(2))), await refusal(undoSent(ports)(on(2)))]).toEqual([
      'CLAIM_SENT',
      'ORDER_STANDS',
    ]);
  });

  it('of an amount that corrected results changed is refused, until the claim is refreshed: CLAIM_OUTDATED', async () => {
    const { order, orders, correctTo, ports, on } = await given();
    await correctTo(6_000);
    await expect(order()).rejects.toMatchObject({
      code: 'CLAIM_OUTDATED',
      detail: { was: 10_000, now: 6_000, currency: 'USD' },
    });
    expect(orders.size).toBe(0);
    await refreshClaim(ports)(on(1));
    expect(await order()).toMatchObject({ status: 'made', amount: 4_200 });
  });

  it('that was refused is checked against changed results when asked for again; one without an answer is settled regardless', async () => {
    const { order, fails, correctTo, status, orders } = await given();
    fails.push(new PaymentRefused(), new PaymentUnavailable({ made: true }));
    await refusal(order());
    await correctTo(6_000);
    expect([await refusal(order()), status()]).toEqual(['CLAIM_OUTDATED', 'refused']);
    await correctTo(10_000);
    expect([await refusal(order()), status()]).toEqual(['PAYMENT_UNAVAILABLE', 'unknown']);
    await correctTo(6_000);
    expect(await order()).toMatchObject({ status: 'made', amount: 7_000 });
    expect(orders.size).toBe(1);
  });

  it('of a sent claim, or one paid by cheque, is refused: CLAIM_SENT, PAID_BY_CHEQUE', async () => {
    const { order, ports, on, db } = await given();
    await markSent(ports)({ ...on(1), reference: 'Wire 4711' });
    expect(await refusal(order())).toBe('CLAIM_SENT');
    db.alter(({ payoutClaims }) => ({
      payoutClaims: payoutClaims.map((it) => ({ ...it, state: 'pending' as const, method: 'cheque' as const })),
    }));
    expect(await refusal(order())).toBe('PAID_BY_CHEQUE');
  });

  it('is for admins alone', async () => {
    const { ports, rider, claim } = await given();
    expect(await refusal(createOrder(ports)({ actor: rider, claimId: claim.id }))).toBe('NOT_FOUND');
  });
});
