import { describe, expect, it } from '@jest/globals';
import { anActor, anId } from '../testing/index.js';
import { cancelClaim, cancelOrder, createOrder, PaymentRefused, PaymentUnavailable } from './index.js';
import { aProvider, given, LATER, MADE, ME, NOW, refused } from './testing/payment-orders.js';

const notFound = (what: string) => ['NOT_FOUND', { what }];

describe('an order at the payment provider', () => {
  it('is recorded when it is asked for, with what shall be paid and how, and when it is answered, with what was said', async () => {
    const { order, records, record } = await given();
    await order();
    expect(records()).toEqual([
      {
        ...record,
        action: 'request-order',
        detail: { provider: 'test', amount: 7_000, currency: 'USD', method: 'reward-link' },
      },
      { ...record, action: 'settle-order', detail: { provider: 'test', status: 'made', orderId: 'order-1' } },
      expect.objectContaining({ ...record, action: 'send-claim' }),
    ]);
  });

  it('that stands is asked for no second time, though its claim was sent since, and nothing more is recorded', async () => {
    const { order, asked, acts } = await given();
    const made = await order();
    expect(await order()).toEqual(made);
    expect(asked).toHaveLength(1);
    expect(acts()).toEqual([
      ['request-order', undefined],
      ['settle-order', 'made'],
      ['send-claim', undefined],
    ]);
  });

  it('is asked for, answered, and taken back, under the lock of its claim each time', async () => {
    const { order, cancel, held, claim } = await given();
    await order();
    await cancel();
    expect(held).toEqual([[claim.id], [claim.id], [claim.id], [claim.id]]);
  });

  it('keeps the day on which it was asked for first, and says when it was last heard of', async () => {
    const { order, answers, clock, stands } = await given();
    answers.push(async () => Promise.reject(new PaymentRefused()));
    await refused(order());
    clock.set(LATER);
    await order();
    expect(stands()).toMatchObject({ status: 'made', createdAt: NOW, updatedAt: LATER });
  });

  it('of the right amount in another currency is not taken for ours: PAYMENT_MISMATCH', async () => {
    const { order, answers, stands } = await given();
    answers.push(async () => ({ ...MADE, amount: { amount: 7_000, currency: 'CAD' } }));
    expect(await refused(order())).toEqual(['PAYMENT_MISMATCH', {}]);
    expect(stands()).toMatchObject({ status: 'unknown', orderId: null });
  });

  it('that the provider canceled itself pays nothing, and lets the claim go: PAYMENT_REFUSED', async () => {
    const { order, answers, stands, ports, on } = await given();
    answers.push(async () => ({ ...MADE, status: 'canceled' }));
    expect(await refused(order())).toEqual(['PAYMENT_REFUSED', {}]);
    expect(stands()).toMatchObject({ status: 'canceled', orderId: 'order-1' });
    expect(await cancelClaim(ports)(on())).toMatchObject({ state: 'canceled' });
  });

  it('that is being canceled is not asked for, however long that takes: ORDER_DOUBTFUL', async () => {
    const { order, cancel, cancellations, clock, asked } = await given();
    await order();
    cancellations.push(async () => Promise.reject(new PaymentUnavailable()));
    await refused(cancel());
    clock.set('2025-07-10T18:00:00.000Z');
    expect(await refused(order())).toEqual([
      'ORDER_DOUBTFUL',
      { since: '2025-06-10T18:01:00.000Z', until: '2025-06-11T18:01:00.000Z' },
    ]);
    expect(asked).toHaveLength(2);
  });

  it('that another provider made names it: PAYMENTS_NOT_CONFIGURED', async () => {
    const { order, cancel, answers, ports, claim } = await given();
    const another = { ...ports, provider: { ...aProvider().provider, name: 'another' } };
    const named = ['PAYMENTS_NOT_CONFIGURED', { provider: 'test' }];
    answers.push(async () => Promise.reject(new PaymentUnavailable()));
    await refused(order());
    const asked = { actor: anActor(), claimId: claim.id };
    expect(await refused(createOrder(another)(asked))).toEqual(named);
    await order();
    expect(await refused(cancelOrder(another)(asked))).toEqual(named);
    expect(await cancel()).toMatchObject({ status: 'canceled' });
  });

  it('of a claim nobody knows, or for someone who is no admin, is not found', async () => {
    const { order, cancel, asked } = await given();
    const rider = anActor({ type: 'rider', subjectId: ME });
    expect([
      await refused(order({ claimId: anId('n0ne') })),
      await refused(order({ actor: rider })),
      await refused(cancel({ actor: rider })),
    ]).toEqual(Array(3).fill(notFound('payout-claim')));
    expect([await refused(cancel({ claimId: anId('n0ne') })), await refused(cancel())]).toEqual([
      notFound('order'),
      notFound('order'),
    ]);
    expect(asked).toEqual([]);
  });
});

describe('an order that is taken back', () => {
  it('is recorded when it is asked and when it is done; a second time nobody is asked, and nothing is recorded', async () => {
    const { order, cancel, asked, records, record, claim } = await given();
    await order();
    const canceled = await cancel();
    expect(await cancel()).toEqual(canceled);
    const detail = { provider: 'test', orderId: 'order-1' };
    expect(records().slice(3)).toEqual([
      { ...record, action: 'request-order-cancellation', detail: { ...detail, status: 'canceling' } },
      { ...record, action: 'cancel-order', detail: { ...detail, status: 'canceled' } },
      expect.objectContaining({ ...record, action: 'undo-sent-claim' }),
    ]);
    expect(asked).toEqual([`make ${claim.id}`, 'cancel order-1']);
  });

  it('that the provider keeps is recorded as made', async () => {
    const { order, cancel, cancellations, records, record } = await given();
    await order();
    cancellations.push(async () => Promise.reject(new PaymentRefused()));
    expect(await refused(cancel())).toEqual(['PAYMENT_REFUSED', {}]);
    expect(records().at(-1)).toEqual({
      ...record,
      action: 'settle-order',
      detail: { provider: 'test', orderId: 'order-1', status: 'made' },
    });
  });
});

describe('the link to the money of an order', () => {
  it('is recorded with whose claim it pays', async () => {
    const { order, link, records, record } = await given();
    await order();
    await link();
    expect(records().at(-1)).toEqual({
      ...record,
      proxyHostId: null,
      action: 'get-reward-link',
      detail: { orderId: 'order-1', riderId: ME },
    });
  });

  it('is for nobody else, be their number the rider’s, and of an order nobody knows for nobody: NOT_FOUND', async () => {
    const { order, link, records } = await given();
    await order();
    const before = records().length;
    for (const type of ['dealer', 'promoter', 'admin'] as const)
      expect(await refused(link({ actor: anActor({ type, subjectId: ME }) }))).toEqual(notFound('order'));
    for (const type of ['rider', 'admin'] as const)
      expect(await refused(link({ actor: anActor({ type, subjectId: ME }), orderId: 'none' }))).toEqual(
        notFound('order'),
      );
    expect(records()).toHaveLength(before);
  });
});
