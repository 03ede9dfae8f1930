import { describe, expect, it } from '@jest/globals';
import type { OrderAsked } from '@rrr/core/payouts';
import { fakeUnitOfWork, fixedClock, sequentialIds } from '@rrr/core/testing';
import { noPayments, sandboxPayments } from './index.js';

const asked: OrderAsked = {
  externalId: '01jclaim000000000000000001',
  amount: { amount: 7_005, currency: 'USD' },
  recipient: { name: 'Zoë Núñez', email: 'zoe@example.com' },
  method: 'reward-link',
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (failed: { code?: string }) => failed.code ?? String(failed),
  );
const given = () => {
  const { uow, stored } = fakeUnitOfWork();
  return {
    stored,
    payments: sandboxPayments({
      uow,
      clock: fixedClock(),
      ids: sequentialIds(),
      publicUrl: new URL('https://portal.example.com'),
    }),
  };
};

describe('sandbox payments', () => {
  it('keep one order for an external id, however often it is asked for, and say that they are none', async () => {
    const { payments, stored } = given();
    const answers = await Promise.all(
      [1, 2, 3].map((n) => payments.createOrder({ ...asked, amount: { amount: 7_005 * n, currency: 'USD' } })),
    );
    expect(new Set(answers.map((it_) => JSON.stringify(it_))).size).toBe(1);
    expect(answers[0]).toMatchObject({ amount: asked.amount, status: 'made' });
    expect(stored().sandboxOrders).toMatchObject([
      { externalId: asked.externalId, amount: 7_005, recipient: 'Zoë Núñez', canceledAt: null },
    ]);
    expect(payments.sandbox).toBe(true);
  });

  it('keep no e-mail', async () => {
    const { payments, stored } = given();
    await payments.createOrder(asked);
    expect(JSON.stringify(stored().sandboxOrders)).not.toContain('example.com');
  });

  it('link back to the portal, where there is nothing to take', async () => {
    const { payments } = given();
    const { orderId } = await payments.createOrder(asked);
    expect(await payments.rewardLink(orderId)).toBe(`https://portal.example.com/auth/rider/cashout?sandbox=${orderId}`);
  });

  it('are looked up by either name, and there may be none', async () => {
    const { payments } = given();
    expect([await payments.findOrder(asked.externalId), await payments.order('none')]).toEqual([null, null]);
    const made = await payments.createOrder(asked);
    expect([await payments.findOrder(asked.externalId), await payments.order(made.orderId)]).toEqual([
      made,
      { ...made, externalId: asked.externalId },
    ]);
  });

  it('cancel once and for all', async () => {
    const { payments } = given();
    const { orderId } = await payments.createOrder(asked);
    expect([await code(payments.cancelOrder(orderId)), await code(payments.cancelOrder(orderId))]).toEqual([
      'done',
      'done',
    ]);
    expect(await payments.createOrder(asked)).toMatchObject({ orderId, status: 'canceled' });
    expect(await code(payments.rewardLink(orderId))).toBe('PAYMENT_REFUSED');
    expect([await code(payments.rewardLink('none')), await code(payments.cancelOrder('none'))]).toEqual([
      'PAYMENT_REFUSED',
      'PAYMENT_REFUSED',
    ]);
  });
});

it('without a provider nothing is paid: PAYMENTS_NOT_CONFIGURED', async () => {
  const all = [
    noPayments.createOrder(asked),
    noPayments.cancelOrder('x'),
    noPayments.findOrder('x'),
    noPayments.order('x'),
    noPayments.rewardLink('x'),
  ];
  expect(await Promise.all(all.map(code))).toEqual(all.map(() => 'PAYMENTS_NOT_CONFIGURED'));
  expect(noPayments.sandbox).toBe(false);
});
