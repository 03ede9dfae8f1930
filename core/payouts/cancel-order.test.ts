import { describe, expect, it } from '@jest/globals';
import { refusal } from '../testing/index.js';
import {
  cancelClaim,
  cancelOrder,
  cashOut,
  changeMethod,
  markManySent,
  markSent,
  PaymentRefused,
  PaymentUnavailable,
  runCheques,
  undoSent,
} from './index.js';
import { aProvider, given } from './testing/orders.js';

describe('cancelOrder', () => {
  it('takes it back at the provider; then the claim can go, and no other order is made for it: ORDER_CANCELED', async () => {
    const { order, ports, admin, claim, on, orders, state, award, years, emails } = await given();
    const before = award();
    await order();
    expect([state(), award()?.[0], years()]).toEqual(['sent', 'funded', [[10_000, 3_000, 7_000]]]);
    const cancel = () => cancelOrder(ports)({ actor: admin, claimId: claim.id });
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect([...orders.values()][0]?.canceled).toBe(true);
    // the payment is taken back as well, once; the mail about it had not left
    expect([state(), award(), years(), emails()]).toEqual(['pending', before, [[0, 0, 0]], ['claim-received']]);
    expect(await refusal(order())).toBe('ORDER_CANCELED');
    expect(await cancelClaim(ports)(on(3))).toMatchObject({ state: 'canceled' });
  });

  it('of which nobody knows whether it was made asks to ask first: ORDER_DOUBTFUL', async () => {
    const { order, fails, ports, admin, claim, rider } = await given();
    fails.push(new PaymentUnavailable({ made: true }));
    await refusal(order());
    expect(await refusal(cancelOrder(ports)({ actor: admin, claimId: claim.id }))).toBe('ORDER_DOUBTFUL');
    expect(await refusal(cancelOrder(ports)({ actor: rider, claimId: claim.id }))).toBe('NOT_FOUND');
  });
});

describe('the claim of an order', () => {
  const all = (claim: { readonly id: string }, version: number) => [{ id: claim.id, version }];

  it('is sent by nothing but the order, or the reference of another payment: ORDER_MISSING, ORDER_CANCELED', async () => {
    const { order, cancel, send, ports, on, claim, state, years } = await given();
    const many = (version: number) => {
      const { actor, idempotency } = on(version);
      return markManySent(ports)({ actor, idempotency, claims: all(claim, version) });
    };
    expect([await refusal(send()), await many(1)]).toEqual([
      'ORDER_MISSING',
      [{ claimId: claim.id, refused: 'ORDER_MISSING' }],
    ]);
    await order();
    await cancel();
    expect([await refusal(send(3)), await many(3)]).toEqual([
      'ORDER_CANCELED',
      [{ claimId: claim.id, refused: 'ORDER_CANCELED' }],
    ]);
    expect([state(), years()]).toEqual(['pending', [[0, 0, 0]]]);
    expect(await refusal(markSent(ports)({ ...on(3), reference: '  ' }))).toBe('REFERENCE_MISSING');
    const sent = await markSent(ports)({ ...on(3), reference: ' Wire 4711 ' });
    expect(sent).toMatchObject({ state: 'sent', sent: { reference: 'Wire 4711', byName: 'Robin Vale' } });
    // no order is left that could be canceled with it
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect(state()).toBe('sent');
    expect(await undoSent(ports)(on(4))).toMatchObject({ state: 'pending', sent: null });
  });

  it('is not sent while nobody knows whether it was made: ORDER_DOUBTFUL, ORDER_NOT_MADE, ORDER_UNDER_WAY', async () => {
    const { order, fails, ports, on, status, db, clock, send } = await given();
    const refer = () => refusal(markSent(ports)({ ...on(1), reference: 'Wire 4711' }));
    fails.push(new PaymentUnavailable(), new PaymentRefused());
    await refusal(order());
    expect([status(), await refer()]).toEqual(['unknown', 'ORDER_DOUBTFUL']);
    clock.set('2025-06-11T18:00:01.000Z');
    await refusal(order());
    expect([status(), await refusal(send())]).toEqual(['refused', 'ORDER_NOT_MADE']);
    clock.set('2025-06-11T18:00:02.000Z');
    db.alter(({ paymentOrders }) => ({
      paymentOrders: paymentOrders.map((it) => ({ ...it, status: 'requested' as const })),
    }));
    expect(await refer()).toBe('ORDER_UNDER_WAY');
  });

  it('whose order was accepted before it was sent with it is completed by hand', async () => {
    const { order, db, send, claim } = await given();
    await order();
    db.alter(({ payoutClaims }) => ({
      payoutClaims: payoutClaims.map((it) => ({ ...it, state: 'pending' as const, sent: null, version: 1 })),
      awards: db.stored().awards.map((it) => ({ ...it, status: 'earned' as const, current: 10_000, spent: 0 })),
      wallets: db.stored().wallets.map((it) => ({ ...it, balance: 10_000 })),
    }));
    expect(await send()).toMatchObject({ id: claim.id, state: 'sent', sent: { reference: null } });
  });

  it('stays sent while the provider cancels the order, and nobody asks again: ORDER_UNDER_WAY', async () => {
    const { order, cancel, meanwhile, ports, on, status, state } = await given();
    await order();
    const heard: string[] = [];
    meanwhile.push(async () =>
      heard.push(
        await refusal(undoSent(ports)(on(2))),
        await refusal(cancel()),
        await refusal(order()),
        await refusal(cancelClaim(ports)(on(2))),
      ),
    );
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect(heard).toEqual(['ORDER_UNDER_WAY', 'ORDER_UNDER_WAY', 'ORDER_UNDER_WAY', 'CLAIM_SENT']);
    expect([status(), state()]).toEqual(['canceled', 'pending']);
  });

  it('stays sent when the provider refuses to cancel', async () => {
    const { order, cancel, failsToCancel, state, status } = await given();
    await order();
    failsToCancel.push(new PaymentRefused());
    expect([await refusal(cancel()), status(), state()]).toEqual(['PAYMENT_REFUSED', 'made', 'sent']);
  });

  it('stays sent after a doubtful answer, or when the server died, until the order is canceled again', async () => {
    const { order, cancel, failsToCancel, status, clock, state } = await given();
    await order();
    failsToCancel.push(new PaymentUnavailable());
    expect([await refusal(cancel()), status(), state(), await refusal(cancel())]).toEqual([
      'PAYMENT_UNAVAILABLE',
      'canceling',
      'sent',
      'ORDER_UNDER_WAY',
    ]);
    clock.set('2025-06-10T18:02:00.000Z');
    expect([await cancel(), state()]).toMatchObject([{ status: 'canceled' }, 'pending']);
  });

  it('whose order another provider has is not canceled: PAYMENTS_NOT_CONFIGURED', async () => {
    const { order, ports, admin, claim, status, state } = await given();
    await order();
    const another = { ...ports, provider: { ...aProvider().provider, name: 'another' } };
    expect([await refusal(cancelOrder(another)({ actor: admin, claimId: claim.id })), status(), state()]).toEqual([
      'PAYMENTS_NOT_CONFIGURED',
      'made',
      'sent',
    ]);
  });

  it('of which an award rose since, and is claimed again, keeps its order: AWARD_CLAIMED', async () => {
    const { order, cancel, correctTo, ports, rider, on, status, state, meanwhile } = await given();
    const claimRest = () =>
      cashOut(ports)({ actor: rider, idempotency: on(1).idempotency, currency: 'USD', awardIds: null, method: null });
    await order();
    await correctTo(12_500);
    const second = await claimRest();
    expect([await refusal(cancel()), status()]).toEqual(['AWARD_CLAIMED', 'made']);
    await cancelClaim(ports)({ ...on(1), claimId: second.id });
    // nor is it claimed while the provider cancels
    const heard: string[] = [];
    meanwhile.push(async () => heard.push(await refusal(claimRest())));
    await cancel();
    expect([heard, status(), state()]).toEqual([['NOTHING_TO_PAY'], 'canceled', 'pending']);
  });

  it('tells its rider that the payment is taken back, if they may have heard of it', async () => {
    const { order, cancel, db, emails } = await given();
    await order();
    db.alter(({ outbox }) => ({ outbox: outbox.map((it) => ({ ...it, sentAt: it.at, nextAt: null })) }));
    await cancel();
    expect(emails()).toEqual(['claim-received', 'claim-sent', 'claim-unsent']);
  });

  it('is paid by cheque once the order is canceled', async () => {
    const { order, cancel, ports, on, db } = await given();
    await order();
    await cancel();
    db.alter(({ payoutClaims, riderDetails, wallets, awards }) => ({
      payoutClaims: payoutClaims.map((it) => ({ ...it, currency: 'CAD' as const })),
      riderDetails: riderDetails.map((it) => ({ ...it, country: 'CA' })),
      wallets: wallets.map((it) => ({ ...it, currency: 'CAD' as const })),
      awards: awards.map((it) => ({ ...it, currency: 'CAD' as const })),
    }));
    await changeMethod(ports)({ ...on(3), method: 'cheque' });
    const { actor, idempotency } = on(1);
    expect(await runCheques(ports)({ actor, idempotency })).toMatchObject({
      cheques: [{ amount: 7_000 }],
      refused: [],
    });
  });
});
