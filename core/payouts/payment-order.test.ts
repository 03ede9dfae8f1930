import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import type { UnitOfWork } from '../shared/index.js';
import {
  anActor,
  anId,
  cash,
  fakeUnitOfWork,
  fixedClock,
  payable,
  plainDigest,
  sequentialIds,
} from '../testing/index.js';
import {
  cancelClaim,
  cancelOrder,
  createClaim,
  createOrder,
  getRewardLink,
  markSent,
  type OrderAnswered,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnavailable,
} from './index.js';

const ME = anId('rder', 1);
const [NOW, LATER, MUCH_LATER] = ['2025-06-10T18:00:00.000Z', '2025-06-10T18:02:00.000Z', '2025-06-10T18:04:00.000Z'];
const MADE: OrderAnswered = { orderId: 'order-1', amount: { amount: 7_000, currency: 'USD' }, status: 'made' };

/** A provider that answers as it is told, at the pace it is told to, and else that it was done. */
const aProvider = () => {
  const asked: string[] = [];
  const answers: (() => Promise<OrderAnswered>)[] = [];
  const cancellations: (() => Promise<void>)[] = [];
  const provider: PaymentProvider = {
    name: 'test',
    sandbox: true,
    createOrder: async ({ externalId }) => {
      asked.push(`make ${externalId}`);
      return (await answers.shift()?.()) ?? MADE;
    },
    cancelOrder: async (orderId) => {
      asked.push(`cancel ${orderId}`);
      await cancellations.shift()?.();
    },
    findOrder: async () => null,
    order: async () => null,
    rewardLink: async (orderId) => `https://rewards.example.com/${orderId}`,
  };
  return { provider, asked, answers, cancellations };
};

const given = async () => {
  const db = fakeUnitOfWork({ ...payable(1, { taxStatus: 'non-resident-alien' }), ...cash(ME, [10_000]) });
  const clock = fixedClock(NOW);
  const it = aProvider();
  /** which claims each transaction held */
  const held: string[][] = [];
  const uow: UnitOfWork = {
    run: (work) =>
      db.uow.run((tx) => {
        const mine: string[] = [];
        held.push(mine);
        return work({
          ...tx,
          payoutClaims: { ...tx.payoutClaims, lock: (ids) => (mine.push(...ids), tx.payoutClaims.lock(ids)) },
        });
      }),
  };
  const ports = {
    uow,
    clock,
    ids: sequentialIds(),
    digest: plainDigest,
    program: defaultProgram,
    provider: it.provider,
  };
  const admin = anActor({ proxyHostId: anId('acc', 7) });
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const claim = await createClaim(ports)({
    actor: admin,
    idempotency: idempotency(),
    riderId: ME,
    currency: 'USD',
    awardIds: null,
    method: null,
  });
  held.length = 0;
  return {
    ...it,
    db,
    clock,
    ports,
    claim,
    held,
    on: () => ({ actor: admin, idempotency: idempotency(), claimId: claim.id, version: 1 }),
    order: (change: object = {}) => createOrder(ports)({ actor: admin, claimId: claim.id, ...change }),
    cancel: (change: object = {}) => cancelOrder(ports)({ actor: admin, claimId: claim.id, ...change }),
    link: (change: object = {}) => getRewardLink(ports)({ actor: admin, orderId: 'order-1', ...change }),
    stands: () => db.stored().paymentOrders[0],
    /** what was recorded since the claim was made */
    records: () => db.stored().audit.slice(1),
    acts: () =>
      db
        .stored()
        .audit.slice(1)
        .map((one) => [one.action, one.detail['status']]),
    record: {
      id: expect.any(String),
      at: NOW,
      actorId: admin.accountId,
      proxyHostId: anId('acc', 7),
      objectType: 'payout-claim',
      objectId: claim.id,
    },
  };
};
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string; detail?: unknown }) => [it.code, it.detail],
  );
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
    ]);
  });

  it('that stands is asked for no second time, though its claim was sent since, and nothing more is recorded', async () => {
    const { order, ports, on, asked, acts } = await given();
    const made = await order();
    expect(await order()).toEqual(made);
    await markSent(ports)(on());
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

describe('an answer that comes after someone else’s', () => {
  /** The provider takes so long to answer that another admin asks again, and does this once it was answered. */
  const late = async (
    then: (it: Awaited<ReturnType<typeof given>>) => Promise<unknown>,
    answer: () => Promise<OrderAnswered>,
  ) => {
    const it = await given();
    it.answers.push(async () => {
      it.clock.set(LATER);
      await it.order();
      await then(it);
      return answer();
    });
    return it;
  };
  const lost = async () => Promise.reject(new PaymentUnavailable());
  const SETTLED = [
    ['request-order', undefined],
    ['request-order', undefined],
    ['settle-order', 'made'],
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
      async (it) => {
        it.cancellations.push(lost);
        await refused(it.cancel());
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
    expect(acts()).toEqual([...SETTLED, ['request-order-cancellation', 'canceling'], ['cancel-order', 'canceled']]);
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
      expect(acts().slice(2)).toEqual([
        ['request-order-cancellation', 'canceling'],
        ['request-order-cancellation', 'canceling'],
        ['cancel-order', 'canceled'],
      ]);
    }
  });
});

describe('an order that is taken back', () => {
  it('is recorded when it is asked and when it is done; a second time nobody is asked, and nothing is recorded', async () => {
    const { order, cancel, asked, records, record, claim } = await given();
    await order();
    const canceled = await cancel();
    expect(await cancel()).toEqual(canceled);
    const detail = { provider: 'test', orderId: 'order-1' };
    expect(records().slice(2)).toEqual([
      { ...record, action: 'request-order-cancellation', detail: { ...detail, status: 'canceling' } },
      { ...record, action: 'cancel-order', detail: { ...detail, status: 'canceled' } },
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
    expect(records().at(-1)).toEqual({ ...record, action: 'get-reward-link', detail: { orderId: 'order-1' } });
  });

  it('is for nobody else, be their number the rider’s, and of an order nobody knows for nobody: NOT_FOUND', async () => {
    const { order, link, records } = await given();
    await order();
    const before = records().length;
    for (const type of ['dealer', 'promoter'] as const)
      expect(await refused(link({ actor: anActor({ type, subjectId: ME }) }))).toEqual(notFound('order'));
    for (const type of ['rider', 'admin'] as const)
      expect(await refused(link({ actor: anActor({ type, subjectId: ME }), orderId: 'none' }))).toEqual(
        notFound('order'),
      );
    expect(records()).toHaveLength(before);
  });
});
