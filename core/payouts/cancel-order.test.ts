import { describe, expect, it } from '@jest/globals';
import {
  cancelClaim,
  cancelOrder,
  changeMethod,
  markManySent,
  PaymentRefused,
  PaymentUnavailable,
  runCheques,
} from './index.js';
import { aProvider, code, given } from './testing/orders.js';

describe('cancelOrder', () => {
  it('takes it back at the provider; then the claim can go, and no other order is made for it: ORDER_CANCELED', async () => {
    const { order, ports, admin, claim, on, orders } = await given();
    await order();
    const cancel = () => cancelOrder(ports)({ actor: admin, claimId: claim.id });
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect([...orders.values()][0]?.canceled).toBe(true);
    expect(await code(order())).toBe('ORDER_CANCELED');
    expect(await cancelClaim(ports)(on(1))).toMatchObject({ state: 'canceled' });
  });

  it('of which nobody knows whether it was made asks to ask first: ORDER_DOUBTFUL', async () => {
    const { order, fails, ports, admin, claim, rider } = await given();
    fails.push(new PaymentUnavailable({ made: true }));
    await code(order());
    expect(await code(cancelOrder(ports)({ actor: admin, claimId: claim.id }))).toBe('ORDER_DOUBTFUL');
    expect(await code(cancelOrder(ports)({ actor: rider, claimId: claim.id }))).toBe('NOT_FOUND');
  });
});

describe('canceling an order and sending its claim', () => {
  it('a claim whose order was canceled is not sent, alone or among many: ORDER_CANCELED', async () => {
    const { order, cancel, send, ports, on, claim, years } = await given();
    await order();
    await cancel();
    expect(await code(send())).toBe('ORDER_CANCELED');
    const { actor, idempotency } = on(1);
    expect(await markManySent(ports)({ actor, idempotency, claims: [{ id: claim.id, version: 1 }] })).toEqual([
      { claimId: claim.id, refused: 'ORDER_CANCELED' },
    ]);
    expect(years()).toEqual([]);
  });

  it('nor one whose order nobody knows to be made: ORDER_DOUBTFUL, ORDER_NOT_MADE, ORDER_UNDER_WAY', async () => {
    const { order, fails, send, status, db, clock } = await given();
    fails.push(new PaymentUnavailable(), new PaymentRefused());
    await code(order());
    expect([status(), await code(send())]).toEqual(['unknown', 'ORDER_DOUBTFUL']);
    clock.set('2025-06-11T18:00:01.000Z');
    await code(order());
    expect([status(), await code(send())]).toEqual(['refused', 'ORDER_NOT_MADE']);
    clock.set('2025-06-11T18:00:02.000Z');
    db.alter(({ paymentOrders }) => ({
      paymentOrders: paymentOrders.map((it) => ({ ...it, status: 'requested' as const })),
    }));
    expect(await code(send())).toBe('ORDER_UNDER_WAY');
  });

  it('while the provider cancels it, the claim is neither sent nor released, and nobody asks again: ORDER_UNDER_WAY', async () => {
    const { order, cancel, send, meanwhile, ports, on, status, years } = await given();
    await order();
    const heard: string[] = [];
    meanwhile.push(async () =>
      heard.push(await code(send()), await code(cancel()), await code(order()), await code(cancelClaim(ports)(on(1)))),
    );
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect(heard).toEqual(['ORDER_UNDER_WAY', 'ORDER_UNDER_WAY', 'ORDER_UNDER_WAY', 'ORDER_DOUBTFUL']);
    expect([status(), years()]).toEqual(['canceled', []]);
  });

  it('that the provider refuses to cancel stands as it did, and its claim is sent', async () => {
    const { order, cancel, failsToCancel, send, status } = await given();
    await order();
    failsToCancel.push(new PaymentRefused());
    expect([await code(cancel()), status()]).toEqual(['PAYMENT_REFUSED', 'made']);
    expect(await send()).toMatchObject({ state: 'sent' });
  });

  it('a doubtful answer, or a server that died before it came, keeps it from being sent until it is canceled again', async () => {
    const { order, cancel, failsToCancel, send, status, clock } = await given();
    await order();
    failsToCancel.push(new PaymentUnavailable());
    expect([await code(cancel()), status(), await code(send()), await code(cancel())]).toEqual([
      'PAYMENT_UNAVAILABLE',
      'canceling',
      'ORDER_UNDER_WAY',
      'ORDER_UNDER_WAY',
    ]);
    clock.set('2025-06-10T18:02:00.000Z');
    expect([await cancel(), await code(send())]).toMatchObject([{ status: 'canceled' }, 'ORDER_CANCELED']);
  });

  it('is not asked of a provider that did not make it: PAYMENTS_NOT_CONFIGURED', async () => {
    const { order, ports, admin, claim, status, send } = await given();
    await order();
    const another = { ...ports, provider: { ...aProvider().provider, name: 'another' } };
    expect([await code(cancelOrder(another)({ actor: admin, claimId: claim.id })), status()]).toEqual([
      'PAYMENTS_NOT_CONFIGURED',
      'made',
    ]);
    expect(await send()).toMatchObject({ state: 'sent' });
  });

  it('of a claim that is sent is refused: CLAIM_SENT', async () => {
    const { order, cancel, send, status } = await given();
    await order();
    await send();
    expect([await code(cancel()), status()]).toEqual(['CLAIM_SENT', 'made']);
  });

  it('one canceled lets its claim be paid by cheque', async () => {
    const { order, cancel, ports, on, db } = await given();
    await order();
    await cancel();
    db.alter(({ payoutClaims, riderDetails, wallets, awards }) => ({
      payoutClaims: payoutClaims.map((it) => ({ ...it, currency: 'CAD' as const })),
      riderDetails: riderDetails.map((it) => ({ ...it, country: 'CA' })),
      wallets: wallets.map((it) => ({ ...it, currency: 'CAD' as const })),
      awards: awards.map((it) => ({ ...it, currency: 'CAD' as const })),
    }));
    await changeMethod(ports)({ ...on(1), method: 'cheque' });
    const { actor, idempotency } = on(1);
    expect(await runCheques(ports)({ actor, idempotency })).toMatchObject({
      cheques: [{ amount: 7_000 }],
      refused: [],
    });
  });
});
