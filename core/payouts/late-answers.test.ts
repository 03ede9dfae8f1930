import { describe, expect, it } from '@jest/globals';
import { type OrderAnswered, PaymentRefused, PaymentUnavailable } from './index.js';
import { given, LATER, MADE, MUCH_LATER, refused } from './testing/payment-orders.js';

describe('an answer that comes after someone else’s', () => {
  /** The provider takes so long to answer that another admin asks again, and does this once it was answered. */
  const late = async (
    then: (it: Awaited<ReturnType<typeof given>>) => Promise<unknown>,
    answer: () => Promise<OrderAnswered>,
  ) => {
    const scene = await given();
    scene.answers.push(async () => {
      scene.clock.set(LATER);
      await scene.order();
      await then(scene);
      return answer();
    });
    return scene;
  };
  const lost = async () => Promise.reject(new PaymentUnavailable());
  const SETTLED = [
    ['request-order', undefined],
    ['request-order', undefined],
    ['settle-order', 'made'],
    ['send-claim', undefined],
  ];

  it('leaves an order that is made, whether it says so too or is lost', async () => {
    for (const [answer, heard] of [
      [async () => MADE, 'done'],
      [lost, ['PAYMENT_UNAVAILABLE', {}]],
    ] as const) {
      const { order, stands, acts } = await late(async () => undefined, answer);
      expect(await refused(order())).toEqual(heard);
      expect(stands()).toMatchObject({ status: 'made', orderId: 'order-1' });
      expect(acts()).toEqual(SETTLED);
    }
  });

  it('gives the order that stands', async () => {
    const { order, stands } = await late(
      async () => undefined,
      async () => MADE,
    );
    expect(await order()).toEqual(stands());
    expect(stands()?.status).toBe('made');
  });

  it('leaves one that is being canceled, which then is', async () => {
    const { order, cancel, stands, acts, clock } = await late(
      async (scene) => {
        scene.cancellations.push(lost);
        await refused(scene.cancel());
      },
      async () => MADE,
    );
    await order();
    expect(stands()?.status).toBe('canceling');
    expect(acts()).toEqual([...SETTLED, ['request-order-cancellation', 'canceling']]);
    clock.set(MUCH_LATER);
    expect(await cancel()).toMatchObject({ status: 'canceled' });
  });

  it('leaves one that is canceled, and says that nothing is paid: PAYMENT_REFUSED', async () => {
    const { order, stands, acts } = await late(
      (it) => it.cancel(),
      async () => MADE,
    );
    expect(await refused(order())).toEqual(['PAYMENT_REFUSED', {}]);
    expect(stands()?.status).toBe('canceled');
    expect(acts()).toEqual([
      ...SETTLED,
      ['request-order-cancellation', 'canceling'],
      ['cancel-order', 'canceled'],
      ['undo-sent-claim', undefined],
    ]);
  });

  it('of a cancellation leaves one that is canceled, whether it says so too or refuses', async () => {
    for (const [answer, heard] of [
      [async () => undefined, 'done'],
      [async () => Promise.reject(new PaymentRefused()), ['PAYMENT_REFUSED', {}]],
    ] as const) {
      const { order, cancel, cancellations, clock, stands, acts } = await given();
      await order();
      cancellations.push(async () => {
        clock.set(LATER);
        await cancel();
        await answer();
      });
      expect(await refused(cancel())).toEqual(heard);
      expect(stands()).toMatchObject({ status: 'canceled', updatedAt: LATER });
      expect(acts().slice(3)).toEqual([
        ['request-order-cancellation', 'canceling'],
        ['request-order-cancellation', 'canceling'],
        ['cancel-order', 'canceled'],
        ['undo-sent-claim', undefined],
      ]);
    }
  });
});
