import { describe, expect, it } from '@jest/globals';
import { correct, overpaid, post } from '../ledger/index.js';
import { mergeRiders } from '../merging/index.js';
import { defaultProgram } from '../program/index.js';
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
  cashOut,
  changeMethod,
  createOrder,
  getRewardLink,
  markManySent,
  markSent,
  type OrderAsked,
  PaymentRefused,
  PaymentsNotConfigured,
  PaymentUnavailable,
  type PaymentProvider,
  type PayoutClaim,
  refreshClaim,
  runCheques,
  undoSent,
} from './index.js';

/** A provider that knows an order by its external id, and fails as it is told. */
const aProvider = () => {
  const orders = new Map<string, { orderId: string; canceled: boolean; asked: OrderAsked }>();
  const fails: Error[] = [];
  const failsToCancel: Error[] = [];
  /** what happens while the provider is asked to cancel */
  const meanwhile: (() => Promise<unknown>)[] = [];
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
      return {
        orderId: order.orderId,
        amount: { ...order.asked.amount, amount: order.asked.amount.amount + lies },
        status: order.canceled ? 'canceled' : 'made',
      };
    },
    cancelOrder: async (orderId) => {
      await meanwhile.shift()?.();
      const failed = failsToCancel.shift();
      if (failed) throw failed;
      for (const it of orders.values()) if (it.orderId === orderId) it.canceled = true;
    },
    findOrder: async (externalId) => {
      const order = orders.get(externalId);
      return order
        ? { orderId: order.orderId, amount: order.asked.amount, status: order.canceled ? 'canceled' : 'made' }
        : null;
    },
    order: async (orderId) => {
      const order = [...orders.values()].find((it) => it.orderId === orderId);
      return order
        ? {
            orderId,
            externalId: order.asked.externalId,
            amount: order.asked.amount,
            status: order.canceled ? 'canceled' : 'made',
          }
        : null;
    },
    rewardLink: async (orderId) => `https://rewards.example.com/${orderId}`,
  };
  return { provider, orders, fails, failsToCancel, meanwhile, lie: (by: number) => (lies = by) };
};

const given = async () => {
  const me = anId('rder', 1);
  const db = fakeUnitOfWork({ ...payable(1, { taxStatus: 'non-resident-alien' }), ...cash(me, [10_000]) });
  const clock = fixedClock();
  const it = aProvider();
  const ports = {
    uow: db.uow,
    clock,
    ids: sequentialIds(),
    digest: plainDigest,
    program: defaultProgram,
    provider: it.provider,
  };
  const [admin, rider] = [anActor(), anActor({ type: 'rider', subjectId: me })];
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const claim = await cashOut(ports)({
    actor: rider,
    idempotency: idempotency(),
    currency: 'USD',
    awardIds: null,
    method: null,
  });
  const on = (version: number) => ({ actor: admin, idempotency: idempotency(), claimId: claim.id, version });
  /** Corrected results: the award is worth so much now. */
  const correctTo = (worth: number) =>
    db.uow.run(async (tx) => {
      const [award] = await tx.wallets.awardsById(claim.lines.map((line) => line.awardId));
      const [wallet] = await tx.wallets.lock([{ riderId: award?.riderId ?? '', currency: 'USD', book: 'cash' }]);
      if (award && wallet)
        await tx.wallets.post([
          post(
            wallet,
            correct(award, worth),
            { at: clock.now(), actorId: null, proxyHostId: null, reference: null },
            ports,
          ),
        ]);
    });
  return {
    ...it,
    db,
    clock,
    ports,
    admin,
    rider,
    claim,
    on,
    correctTo,
    order: () => createOrder(ports)({ actor: admin, claimId: claim.id }),
    cancel: () => cancelOrder(ports)({ actor: admin, claimId: claim.id }),
    send: (version = 1) => markSent(ports)(on(version)),
    status: () => db.stored().paymentOrders[0]?.status,
    award: () => db.stored().awards.map((one) => [one.status, one.initial, one.current, one.spent, overpaid(one)])[0],
    years: () => db.stored().cashYears.map(({ gross, withholding, net }) => [gross, withholding, net]),
  };
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (it: { code?: string }) => it.code ?? String(it),
  );

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
    expect([await code(order()), status(), await code(order()), status()]).toEqual([
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
    expect(await code(order())).toBe('ORDER_UNDER_WAY');
    clock.set('2025-06-10T18:01:59.000Z');
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
    expect([await code(order()), status(), await code(order()), status()]).toEqual([
      'PAYMENT_REFUSED',
      'refused',
      'PAYMENTS_NOT_CONFIGURED',
      'refused',
    ]);
    expect(await cancelClaim(ports)(on(1))).toMatchObject({ state: 'canceled' });
    expect(await code(order())).toBe('CLAIM_CANCELED');
  });

  it('whose answer was lost is settled by the provider that was asked, and by no other: PAYMENTS_NOT_CONFIGURED', async () => {
    const { order, ports, claim, admin, fails, status, on } = await given();
    fails.push(new PaymentUnavailable({ made: true }));
    await code(order());
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
      expect([await code(createOrder({ ...ports, provider })({ actor: admin, claimId: claim.id })), status()]).toEqual([
        'PAYMENTS_NOT_CONFIGURED',
        'unknown',
      ]);
    expect(await code(cancelClaim(ports)(on(1)))).toBe('ORDER_DOUBTFUL');
    expect(await order()).toMatchObject({ status: 'made', orderId: 'order-1' });
  });

  it('that the provider holds for another amount is not taken for ours: PAYMENT_MISMATCH', async () => {
    const { order, lie, status } = await given();
    lie(1);
    expect([await code(order()), status()]).toEqual(['PAYMENT_MISMATCH', 'unknown']);
  });

  it('CLAIM_HAS_ORDER, ORDER_DOUBTFUL: while it stands, or may stand, the claim is neither canceled nor refreshed', async () => {
    const { order, fails, ports, on, status } = await given();
    fails.push(new PaymentUnavailable());
    await code(order());
    expect([status(), await code(cancelClaim(ports)(on(1))), await code(refreshClaim(ports)(on(1)))]).toEqual([
      'unknown',
      'ORDER_DOUBTFUL',
      'ORDER_DOUBTFUL',
    ]);
    await order();
    expect(await code(cancelClaim(ports)(on(1)))).toBe('CLAIM_HAS_ORDER');
    // what the claim says of its sending is another thing
    const sent: PayoutClaim = await markSent(ports)(on(1));
    await undoSent(ports)(on(sent.version));
    expect(await code(cancelClaim(ports)(on(3)))).toBe('CLAIM_HAS_ORDER');
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

  it('that was refused is asked for anew, and so refused when results changed meanwhile; one without an answer is settled whatever changed', async () => {
    const { order, fails, correctTo, status, orders } = await given();
    fails.push(new PaymentRefused(), new PaymentUnavailable({ made: true }));
    await code(order());
    await correctTo(6_000);
    expect([await code(order()), status()]).toEqual(['CLAIM_OUTDATED', 'refused']);
    await correctTo(10_000);
    expect([await code(order()), status()]).toEqual(['PAYMENT_UNAVAILABLE', 'unknown']);
    await correctTo(6_000);
    expect(await order()).toMatchObject({ status: 'made', amount: 7_000 });
    expect(orders.size).toBe(1);
  });

  it('of a sent claim, or one paid by cheque, is refused: CLAIM_SENT, PAID_BY_CHEQUE', async () => {
    const { order, ports, on, db } = await given();
    await markSent(ports)(on(1));
    expect(await code(order())).toBe('CLAIM_SENT');
    db.alter(({ payoutClaims }) => ({
      payoutClaims: payoutClaims.map((it) => ({ ...it, state: 'pending' as const, method: 'cheque' as const })),
    }));
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

  it('while the provider is asked to cancel it the claim is neither sent nor let go, and nobody asks a second time: ORDER_UNDER_WAY', async () => {
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

describe('sending what was ordered before results were corrected', () => {
  it('downwards: what left is on the ledger and in the year, and what it was too much is overpaid', async () => {
    const { order, correctTo, send, award, years, db, claim } = await given();
    await order();
    await correctTo(6_000);
    expect(award()).toEqual(['earned', 6_000, 6_000, 0, 0]);
    expect(await send()).toMatchObject({ state: 'sent', gross: 10_000, net: 7_000 });
    expect([award(), years()]).toEqual([['funded', 6_000, 0, 10_000, 4_000], [[10_000, 3_000, 7_000]]]);
    expect(
      db
        .stored()
        .entries.filter((it) => it.reference === claim.id)
        .map(({ kind, amount, next }) => [kind, amount, next]),
    ).toEqual([
      ['correct', 4_000, 10_000],
      ['pay', -10_000, 0],
    ]);
  });

  it('and undone it is worth what its results say, and can be sent again', async () => {
    const { order, correctTo, send, award, years, ports, on } = await given();
    await order();
    await correctTo(6_000);
    await send();
    await undoSent(ports)(on(2));
    expect([award(), years()]).toEqual([['earned', 6_000, 6_000, 0, 0], [[0, 0, 0]]]);
    await send(3);
    expect([award(), years()]).toEqual([['funded', 6_000, 0, 10_000, 4_000], [[10_000, 3_000, 7_000]]]);
  });

  it('of an award that is worth nothing any more', async () => {
    const { order, correctTo, send, award, ports, on } = await given();
    await order();
    await correctTo(0);
    await send();
    expect(award()).toEqual(['reversed', 0, 0, 10_000, 10_000]);
    await undoSent(ports)(on(2));
    expect(award()).toEqual(['reversed', 0, 0, 0, 0]);
  });

  it('upwards: what was ordered is paid, and the rest can be claimed', async () => {
    const { order, correctTo, send, award, ports, rider, on } = await given();
    await order();
    await correctTo(12_500);
    await send();
    expect(award()).toEqual(['earned', 12_500, 2_500, 10_000, 0]);
    expect(
      await cashOut(ports)({
        actor: rider,
        idempotency: on(1).idempotency,
        currency: 'USD',
        awardIds: null,
        method: null,
      }),
    ).toMatchObject({ gross: 2_500 });
  });

  it('of a rider who was merged into another meanwhile', async () => {
    const { order, correctTo, send, award, db, ports, admin, on, years } = await given();
    await order();
    db.give({ ...payable(2) });
    const [gone, kept] = [anId('rder', 1), anId('rder', 2)];
    await mergeRiders(ports)({
      actor: admin,
      keepId: kept,
      deleteId: gone,
      confirmation: `DELETE ${gone}@example.com`,
      apply: on(1).idempotency,
    });
    await correctTo(6_000);
    expect(await send()).toMatchObject({ riderId: kept });
    expect([award(), years()]).toEqual([['funded', 6_000, 0, 10_000, 4_000], [[10_000, 3_000, 7_000]]]);
    expect(db.stored().wallets.map((it) => [it.riderId, it.balance])).toContainEqual([kept, 0]);
  });

  it('among many, and not without an order: CLAIM_OUTDATED', async () => {
    const { order, correctTo, send, ports, on, claim } = await given();
    await correctTo(6_000);
    const { actor } = on(1);
    const many = () =>
      markManySent(ports)({ actor, idempotency: on(1).idempotency, claims: [{ id: claim.id, version: 1 }] });
    expect([await code(send()), await many()]).toEqual([
      'CLAIM_OUTDATED',
      [{ claimId: claim.id, refused: 'CLAIM_OUTDATED' }],
    ]);
    await correctTo(10_000);
    await order();
    await correctTo(6_000);
    expect(await many()).toEqual([{ claimId: claim.id, refused: null }]);
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
