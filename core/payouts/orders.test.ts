import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { anActor, anId, cash, fakeUnitOfWork, fixedClock, payable, plainDigest, sequentialIds } from '../testing/index.js';
import {
  cancelClaim, cancelOrder, cashOut, createOrder, getRewardLink, markSent, type OrderAsked, PaymentRefused, PaymentsNotConfigured, PaymentUnavailable, type PaymentProvider, type PayoutClaim,
  refreshClaim, undoSent,
} from './index.js';

/** A provider that knows an order by its external id, and fails as it is told. */
const aProvider = () => {
  const orders = new Map<string, { orderId: string; canceled: boolean; asked: OrderAsked }>();
  const fails: Error[] = [];
  let lies = 0;
  const provider: PaymentProvider = {
    name: 'test',
    sandbox: true,
    createOrder: async (asked) => {
      const failed = fails.shift();
      if (failed && !(failed instanceof PaymentUnavailable && failed.detail['made'] === true)) throw failed;
      const order = orders.get(asked.externalId) ?? { orderId: `order-${orders.size + 1}`, canceled: false, asked };
      orders.set(asked.externalId, order);
      if (failed) throw failed;
      return { orderId: order.orderId, amount: { ...order.asked.amount, amount: order.asked.amount.amount + lies }, status: order.canceled ? 'canceled' : 'made' };
    },
    cancelOrder: async (orderId) => {
      for (const it of orders.values()) if (it.orderId === orderId) it.canceled = true;
    },
    rewardLink: async (orderId) => `https://rewards.example.com/${orderId}`,
  };
  return { provider, orders, fails, lie: (by: number) => (lies = by) };
};

const given = async () => {
  const me = anId('rder', 1);
  const db = fakeUnitOfWork({ ...payable(1, { taxStatus: 'non-resident-alien' }), ...cash(me, [10_000]) });
  const clock = fixedClock();
  const it = aProvider();
  const ports = { uow: db.uow, clock, ids: sequentialIds(), digest: plainDigest, program: defaultProgram, provider: it.provider };
  const [admin, rider] = [anActor(), anActor({ type: 'rider', subjectId: me })];
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const claim = await cashOut(ports)({ actor: rider, idempotency: idempotency(), currency: 'USD', awardIds: null, method: null });
  const on = (version: number) => ({ actor: admin, idempotency: idempotency(), claimId: claim.id, version });
  return { ...it, db, clock, ports, admin, rider, claim, on, order: () => createOrder(ports)({ actor: admin, claimId: claim.id }), status: () => db.stored().paymentOrders[0]?.status };
};
const code = (work: Promise<unknown>) => work.then(() => 'done', (it: { code?: string }) => it.code ?? String(it));

describe('createOrder', () => {
  it('has the net paid, to the rider, under the claim’s id; a second time it asks nobody', async () => {
    const { order, orders, claim } = await given();
    const made = await order();
    expect(made).toMatchObject({ orderId: 'order-1', status: 'made', amount: 7_000, currency: 'USD' });
    expect([...orders.values()].map((it) => it.asked)).toEqual([
      { externalId: claim.id, amount: { amount: 7_000, currency: 'USD' }, recipient: { name: 'Casey Moreno', email: `${anId('rder', 1)}@example.com` }, method: 'reward-link' },
    ]);
    expect(await order()).toEqual(made);
  });

  it('an answer that was lost is asked for again, and pays once', async () => {
    const { order, orders, fails, status } = await given();
    fails.push(new PaymentUnavailable({ made: true }), new PaymentUnavailable());
    expect([await code(order()), status(), await code(order()), status()]).toEqual(['PAYMENT_UNAVAILABLE', 'unknown', 'PAYMENT_UNAVAILABLE', 'unknown']);
    expect(await order()).toMatchObject({ status: 'made', orderId: 'order-1' });
    expect(orders.size).toBe(1);
  });

  it('a server that died while it asked is healed by another, a little later', async () => {
    const { order, db, claim, clock, orders } = await given();
    const at = clock.now();
    db.give({ paymentOrders: [{ claimId: claim.id, provider: 'test', orderId: null, status: 'requested', amount: 7_000, currency: 'USD', createdAt: at, updatedAt: at }] });
    expect(await code(order())).toBe('ORDER_UNDER_WAY');
    clock.set('2025-06-10T18:02:00.000Z');
    expect(await order()).toMatchObject({ status: 'made' });
    expect(orders.size).toBe(1);
  });

  it('of two at once one asks: ORDER_UNDER_WAY', async () => {
    const { order, orders } = await given();
    expect((await Promise.all([code(order()), code(order())])).toSorted()).toEqual(['ORDER_UNDER_WAY', 'done']);
    expect(orders.size).toBe(1);
  });

  it('that is refused may be asked for again, and lets the claim go: PAYMENT_REFUSED, PAYMENTS_NOT_CONFIGURED', async () => {
    const { order, fails, status, ports, on } = await given();
    fails.push(new PaymentRefused(), new PaymentsNotConfigured());
    expect([await code(order()), status(), await code(order()), status()]).toEqual(['PAYMENT_REFUSED', 'refused', 'PAYMENTS_NOT_CONFIGURED', 'refused']);
    expect(await cancelClaim(ports)(on(1))).toMatchObject({ state: 'canceled' });
    expect(await code(order())).toBe('CLAIM_CANCELED');
  });

  it('whose answer was lost is settled by the provider that was asked, and by no other: PAYMENTS_NOT_CONFIGURED', async () => {
    const { order, ports, claim, admin, fails, status, on } = await given();
    fails.push(new PaymentUnavailable({ made: true }));
    await code(order());
    const refuse = async () => Promise.reject(new PaymentsNotConfigured());
    const none: PaymentProvider = { name: 'none', sandbox: false, createOrder: refuse, cancelOrder: refuse, rewardLink: refuse };
    for (const provider of [none, { ...aProvider().provider, name: 'another' }])
      expect([await code(createOrder({ ...ports, provider })({ actor: admin, claimId: claim.id })), status()]).toEqual(['PAYMENTS_NOT_CONFIGURED', 'unknown']);
    expect(await code(cancelClaim(ports)(on(1)))).toBe('CLAIM_HAS_ORDER');
    expect(await order()).toMatchObject({ status: 'made', orderId: 'order-1' });
  });

  it('that the provider holds for another amount is not taken for ours: PAYMENT_MISMATCH', async () => {
    const { order, lie, status } = await given();
    lie(1);
    expect([await code(order()), status()]).toEqual(['PAYMENT_MISMATCH', 'unknown']);
  });

  it('CLAIM_HAS_ORDER: while it stands, or may stand, the claim is neither canceled nor refreshed', async () => {
    const { order, fails, ports, on, status } = await given();
    fails.push(new PaymentUnavailable());
    await code(order());
    expect([status(), await code(cancelClaim(ports)(on(1))), await code(refreshClaim(ports)(on(1)))]).toEqual(['unknown', 'CLAIM_HAS_ORDER', 'CLAIM_HAS_ORDER']);
    await order();
    expect(await code(cancelClaim(ports)(on(1)))).toBe('CLAIM_HAS_ORDER');
    // what the claim says of its sending is another thing
    const sent: PayoutClaim = await markSent(ports)(on(1));
    await undoSent(ports)(on(sent.version));
    expect(await code(cancelClaim(ports)(on(3)))).toBe('CLAIM_HAS_ORDER');
  });

  it('of a sent claim, or one paid by cheque, is refused: CLAIM_SENT, PAID_BY_CHEQUE', async () => {
    const { order, ports, on, db } = await given();
    await markSent(ports)(on(1));
    expect(await code(order())).toBe('CLAIM_SENT');
    db.alter(({ payoutClaims }) => ({ payoutClaims: payoutClaims.map((it) => ({ ...it, state: 'pending' as const, method: 'cheque' as const })) }));
    expect(await code(order())).toBe('PAID_BY_CHEQUE');
  });

  it('is for admins alone', async () => {
    const { ports, rider, claim } = await given();
    expect(await code(createOrder(ports)({ actor: rider, claimId: claim.id }))).toBe('NOT_FOUND');
  });
});

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

  it('of which nobody knows whether it was made asks to ask first: ORDER_NOT_MADE', async () => {
    const { order, fails, ports, admin, claim, rider } = await given();
    fails.push(new PaymentUnavailable({ made: true }));
    await code(order());
    expect(await code(cancelOrder(ports)({ actor: admin, claimId: claim.id }))).toBe('ORDER_NOT_MADE');
    expect(await code(cancelOrder(ports)({ actor: rider, claimId: claim.id }))).toBe('NOT_FOUND');
  });
});

describe('getRewardLink', () => {
  it('is for the rider it pays and for admins, and each look is recorded', async () => {
    const { order, ports, rider, admin, db } = await given();
    const { orderId } = await order();
    const look = (actor: typeof rider) => getRewardLink(ports)({ actor, orderId: orderId ?? '' });
    expect(await look(rider)).toEqual({ link: 'https://rewards.example.com/order-1', sandbox: true });
    expect(await look(admin)).toMatchObject({ link: 'https://rewards.example.com/order-1' });
    expect(await code(look({ ...rider, subjectId: anId('0ther') }))).toBe('NOT_FOUND');
    expect(await code(getRewardLink(ports)({ actor: admin, orderId: 'none' }))).toBe('NOT_FOUND');
    expect(db.stored().audit.filter((it) => it.action === 'get-reward-link').length).toBe(2);
  });

  it('of a canceled order is refused: ORDER_CANCELED', async () => {
    const { order, ports, admin, claim } = await given();
    const { orderId } = await order();
    await cancelOrder(ports)({ actor: admin, claimId: claim.id });
    expect(await code(getRewardLink(ports)({ actor: admin, orderId: orderId ?? '' }))).toBe('ORDER_CANCELED');
  });
});
