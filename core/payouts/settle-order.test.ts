import { describe, expect, it, test } from '@jest/globals';
import { plusSeconds } from '../shared/index.js';
import { anActor, anId, type Fate, refusal } from '../testing/index.js';
import { cancelClaim, settleDoubtfulOrders, settleOrder } from './index.js';
import { given, ME, START } from './testing/late-orders.js';

describe('settling a doubtful order by hand', () => {
  const doubtful = async (fate: Fate) => {
    const it_ = await given();
    it_.late.fate(fate);
    await refusal(it_.order());
    return it_;
  };

  it('as paid takes the order from the provider’s record, and is on record with the reason', async () => {
    const { settle, records, stored } = await doubtful('lost');
    expect(await settle('order-1')).toMatchObject({ status: 'made', orderId: 'order-1', doubtfulFrom: null });
    const detail = {
      provider: 'late',
      status: 'made',
      orderId: 'order-1',
      lookup: 'found',
      reason: 'The provider said so by phone',
    };
    expect(records().slice(-2)).toEqual([
      ['settle-order-by-hand', detail],
      ['send-claim', expect.anything()],
    ]);
    expect(stored()).toMatchObject({ state: 'sent' });
  });

  it('as not paid lets the claim go, and is on record with the reason', async () => {
    const { settle, records, on, ports } = await doubtful('gone');
    expect(await settle(null)).toMatchObject({ status: 'refused', orderId: null, doubtfulFrom: null });
    expect(records().at(-1)).toMatchObject([
      'settle-order-by-hand',
      { status: 'refused', lookup: 'none', reason: 'The provider said so by phone' },
    ]);
    expect(await cancelClaim(ports)(on())).toMatchObject({ state: 'canceled' });
  });

  it('as not paid is refused while the provider holds the order: ORDER_STANDS', async () => {
    const { settle, stands } = await doubtful('lost');
    await expect(settle(null)).rejects.toMatchObject({ code: 'ORDER_STANDS', detail: { orderId: 'order-1' } });
    expect(stands()?.status).toBe('unknown');
  });

  it('as paid by an order that is none, or of another claim, or canceled, is refused', async () => {
    const { settle, late, clock, stands, cancel } = await doubtful('lost');
    expect(await refusal(settle('order-9'))).toBe('NOT_FOUND');
    await late.provider.createOrder({
      externalId: 'another',
      amount: { amount: 10_000, currency: 'USD' },
      recipient: { name: 'X', email: 'x@example.com' },
      method: 'reward-link',
    });
    expect([await refusal(settle('order-2')), stands()?.status]).toEqual(['PAYMENT_MISMATCH', 'unknown']);
    await late.provider.cancelOrder('order-1');
    expect(await refusal(settle('order-1'))).toBe('ORDER_CANCELED');
    expect([clock.now(), await refusal(cancel())]).toEqual([START, 'ORDER_DOUBTFUL']);
    expect(await settle(null)).toMatchObject({ status: 'canceled', orderId: 'order-1' });
  });

  it('needs no provider that answers to be told that nothing was paid, and one to be told that it was', async () => {
    const { ports, admin, claim } = await doubtful('gone');
    const silent = { ...ports, provider: { ...ports.provider, name: 'another' } };
    const asked = { actor: admin, claimId: claim.id, reason: 'The account there is closed' };
    expect(await refusal(settleOrder(silent)({ ...asked, orderId: 'order-1' }))).toBe('PAYMENTS_NOT_CONFIGURED');
    expect(await settleOrder(silent)({ ...asked, orderId: null })).toMatchObject({ status: 'refused' });
  });

  test.each([
    ['without a reason', { reason: '  ' }, 'REASON_MISSING'],
    ['by a rider', { actor: anActor({ type: 'rider', subjectId: ME }) }, 'NOT_FOUND'],
    ['of a claim that is not there', { claimId: anId('n0ne') }, 'NOT_FOUND'],
  ])('is refused %s', async (_, over, why) => {
    const { settle, stands } = await doubtful('gone');
    expect([await refusal(settle(null, over)), stands()?.status]).toEqual([why, 'unknown']);
  });

  it('is refused while the provider is asked, and once it is known: ORDER_UNDER_WAY, ORDER_NOT_DOUBTFUL', async () => {
    const { db, settle, order, claim, clock, late } = await given();
    db.give({
      paymentOrders: [
        {
          claimId: claim.id,
          provider: 'late',
          orderId: null,
          status: 'requested',
          amount: 10_000,
          currency: 'USD',
          createdAt: START,
          updatedAt: START,
          attempt: 1,
          doubtfulFrom: START,
        },
      ],
    });
    expect(await refusal(settle(null))).toBe('ORDER_UNDER_WAY');
    clock.set(plusSeconds(START, 120));
    late.fate('done');
    await order();
    expect([await refusal(settle(null)), await refusal(settle('order-1'))]).toEqual([
      'ORDER_NOT_DOUBTFUL',
      'ORDER_NOT_DOUBTFUL',
    ]);
  });
});

describe('looking doubtful orders up', () => {
  it('asks no provider but the one that was asked, names what could not be looked up, and goes on', async () => {
    const { late, order, ports, reported, claim } = await given();
    late.fate('lost');
    await refusal(order());
    expect(await settleDoubtfulOrders({ ...ports, provider: { ...ports.provider, name: 'another' } })()).toBe(0);
    const broken = { ...ports.provider, findOrder: () => Promise.reject(new TypeError('broken')) };
    expect([await settleDoubtfulOrders({ ...ports, provider: broken })(), reported]).toEqual([0, [claim.id]]);
  });
});
