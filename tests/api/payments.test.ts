import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  cancelClaim,
  cancelOrder,
  cashOut,
  createOrder,
  getRewardLink,
  markSent,
  type PaymentProvider,
  settleDoubtfulOrders,
  settleOrder,
  undoSent,
} from '@rrr/core/payouts';
import { defaultProgram } from '@rrr/core/program';
import { plusSeconds, type UnitOfWork } from '@rrr/core/shared';
import { anActor, anId, cash, fixedClock, payable, sequentialIds } from '@rrr/core/testing';
import { restPayments, sandboxPayments } from '@rrr/payments';
import { sqlUnitOfWork, verifyLedger } from '@rrr/persistence';
import { sha256 } from '@rrr/crypto';
import { paymentServer, type Trouble } from '../../adapters/payments/testing/payment-server.js';
import { KINDS, newDatabase, type TestDatabase } from '../../adapters/persistence/testing/databases.js';
import { putWorld } from '../../adapters/persistence/testing/put-world.js';

const [admin, START] = [anActor(), '2025-06-10T18:00:00.000Z'];
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (failed: { code?: string }) => failed.code ?? String(failed),
  );

/** Simulates a server that dies while ordering: its n-th transaction never starts. */
const dyingAt = (uow: UnitOfWork, nth: number): UnitOfWork => {
  let begun = 0;
  return {
    run: (work) => {
      begun += 1;
      return begun === nth ? Promise.reject(new Error('killed')) : uow.run(work);
    },
  };
};

describe.each(KINDS)('paying a claim on %s', (kind) => {
  let made: TestDatabase;
  let server: Awaited<ReturnType<typeof paymentServer>>;
  let uow: UnitOfWork;
  let riders = 0;
  const ids = sequentialIds();
  beforeAll(async () => {
    made = await newDatabase(kind);
    uow = sqlUnitOfWork(made.db);
  });
  afterAll(() => made.drop());
  beforeEach(async () => void (server = await paymentServer((riders + 1) * 100)));
  afterEach(() => server.close());

  const given = async (provider?: PaymentProvider) => {
    riders += 1;
    const riderId = anId('rder', riders);
    await putWorld(made.db, {
      ...payable(riders, { email: `r${riders}@example.com` }),
      ...cash(riderId, [12_345], 'USD', ids),
    });
    const clock = fixedClock(START);
    const rest = restPayments({
      url: server.url,
      key: server.key,
      fundingSource: 'balance',
      products: { 'reward-link': ['ANY'], 'debit-card': ['CARD'] },
      report: () => undefined,
      tryTime: 5_000,
      pause: 1,
    });
    const ports = { uow, clock, ids, digest: sha256, program: defaultProgram, provider: provider ?? rest };
    const rider = anActor({ type: 'rider', subjectId: riderId });
    let keys = 0;
    const idempotency = () => ({ accountId: admin.accountId, key: `${riderId}-${(keys += 1)}`, fingerprint: 'x' });
    const claim = await cashOut(ports)({
      actor: rider,
      idempotency: idempotency(),
      currency: 'USD',
      awardIds: null,
      method: null,
    });
    const order = (over: Partial<typeof ports> = {}) =>
      createOrder({ ...ports, ...over })({ actor: admin, claimId: claim.id });
    const on = (version: number) => ({
      actor: admin,
      idempotency: idempotency(),
      claimId: claim.id,
      version,
      reference: null as string | null,
    });
    const stateOf = () => uow.run(async (tx) => (await tx.payoutClaims.lock([claim.id]))[0]?.state);
    return { ports, clock, rider, claim, order, on, stateOf };
  };

  it.each<readonly [string, number, readonly Trouble[]]>([
    ['before it asks anything', 1, []],
    ['after the provider made the order', 2, []],
    ['after an answer that was lost', 2, ['lose-the-answer']],
    ['after the provider was silent', 2, ['lose-the-question', 'lose-the-question', 'lose-the-question']],
  ])('a server that dies %s is healed by the next, and one order is paid', async (_, nth, troubles) => {
    const { ports, clock, claim, order, on, stateOf } = await given();
    server.trouble(...troubles);
    await expect(order({ uow: dyingAt(uow, nth) })).rejects.toThrow('killed');
    // a claim with an unknown outcome must not be canceled
    if (nth === 2) expect(await code(cancelClaim(ports)(on(1)))).toBe('ORDER_DOUBTFUL');
    clock.set(plusSeconds(START, 120));
    expect(await order()).toMatchObject({ status: 'made', amount: 12_345, provider: 'rest' });
    expect(server.orders.map((it_) => [it_.external_id, it_.reward.value.denomination])).toEqual([[claim.id, 123.45]]);
    expect(await stateOf()).toBe('sent');
    // the scene's first entries have hashes of a test digest
    expect((await verifyLedger(made.db)).breaks.filter((it_) => it_.invariant !== 6)).toEqual([]);
  });

  it.each<readonly [string, readonly Trouble[]]>([
    ['after the provider canceled the order', []],
    ['after the provider was silent', ['lose-the-question', 'lose-the-question', 'lose-the-question']],
  ])('a server that dies %s leaves the claim as it is until another settles it', async (_, troubles) => {
    const { ports, clock, claim, order, on, stateOf } = await given();
    await order();
    const cancel = (over: Partial<typeof ports> = {}) =>
      cancelOrder({ ...ports, ...over })({ actor: admin, claimId: claim.id });
    server.trouble(...troubles);
    expect(await code(cancel({ uow: dyingAt(uow, 2) }))).toBe(
      troubles.length === 0 ? 'Error: killed' : 'PAYMENT_UNAVAILABLE',
    );
    expect([await code(undoSent(ports)(on(2))), await code(cancelClaim(ports)(on(2)))]).toEqual([
      'ORDER_UNDER_WAY',
      'CLAIM_SENT',
    ]);
    clock.set(plusSeconds(START, 120));
    expect([await cancel(), await stateOf(), await code(markSent(ports)(on(3)))]).toMatchObject([
      { status: 'canceled' },
      'pending',
      'ORDER_CANCELED',
    ]);
    await cancelClaim(ports)(on(3));
  });

  it('three questions taken late, then a refusal and an empty lookup: the claim stays doubtful, and one order is executed', async () => {
    const { ports, clock, claim, rider, order, on, stateOf } = await given();
    server.trouble('accept-late', 'accept-late', 'accept-late', 422, 'find-nothing');
    const again = () =>
      cashOut(ports)({ actor: rider, idempotency: on(1).idempotency, currency: 'USD', awardIds: null, method: null });
    expect([
      await code(order()),
      await code(order()),
      await code(cancelClaim(ports)(on(1))),
      await code(again()),
    ]).toEqual(['PAYMENT_UNAVAILABLE', 'ORDER_DOUBTFUL', 'ORDER_DOUBTFUL', 'NOTHING_TO_PAY']);
    expect([server.orders.length, server.late.length]).toEqual([0, 3]);
    server.arrive();
    expect(await settleDoubtfulOrders({ ...ports, report: () => undefined })()).toBe(1);
    expect(await order()).toMatchObject({ status: 'made', orderId: server.orders[0]?.id, doubtfulFrom: null });
    expect(server.orders.map((it_) => [it_.external_id, it_.status])).toEqual([[claim.id, 'EXECUTED']]);
    clock.set(plusSeconds(START, 2 * defaultProgram.lateOrderSeconds));
    expect(await stateOf()).toBe('sent');
    expect((await verifyLedger(made.db)).breaks.filter((it_) => it_.invariant !== 6)).toEqual([]);
  });

  it('an order that never arrived is settled by a later lookup, or by an admin, but not against the provider’s record', async () => {
    const { ports, clock, claim, order, on } = await given();
    const say = (orderId: string | null) =>
      settleOrder(ports)({ actor: admin, claimId: claim.id, reason: 'They told me so', orderId });
    server.trouble('lose-the-question', 'lose-the-question', 'lose-the-question');
    expect([await code(order()), await code(say('ORDER9'))]).toEqual(['PAYMENT_UNAVAILABLE', 'NOT_FOUND']);
    clock.set(plusSeconds(START, defaultProgram.lateOrderSeconds + 1));
    expect(await settleDoubtfulOrders({ ...ports, report: () => undefined })()).toBe(1);
    server.trouble('accept-late', 'accept-late', 'accept-late');
    await code(order());
    server.arrive();
    const orderId = server.orders[0]?.id ?? '';
    expect([await code(say(null)), await say(orderId)]).toMatchObject(['ORDER_STANDS', { status: 'made', orderId }]);
    expect(await code(cancelClaim(ports)(on(2)))).toBe('CLAIM_SENT');
  });

  it('twenty who order at once make one order, and are told of it or that it is under way', async () => {
    const { order } = await given();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => code(order())));
    expect(outcomes).toContain('done');
    expect(outcomes.filter((it_) => it_ !== 'done' && it_ !== 'ORDER_UNDER_WAY')).toEqual([]);
    expect(server.orders.length).toBe(1);
    expect(server.asked).toEqual(['POST /orders']);
  });

  it('the rider gets the link; an order taken back frees the awards for another claim', async () => {
    const { ports, rider, claim, order, on } = await given();
    const { orderId } = await order();
    const rewardId = server.orders[0]?.reward.id ?? '';
    expect(await getRewardLink(ports)({ actor: rider, orderId: orderId ?? '' })).toEqual({
      link: `https://pay.example.com/${rewardId}`,
      sandbox: false,
    });
    await cancelOrder(ports)({ actor: admin, claimId: claim.id });
    await cancelClaim(ports)(on(3));
    const again = await cashOut(ports)({
      actor: rider,
      idempotency: on(1).idempotency,
      currency: 'USD',
      awardIds: null,
      method: null,
    });
    expect(await createOrder(ports)({ actor: admin, claimId: again.id })).toMatchObject({
      status: 'made',
      orderId: server.orders[1]?.id,
    });
    expect(server.orders.map((it_) => it_.status)).toEqual(['CANCELED', 'EXECUTED']);
  });

  it('the sandbox keeps orders in the database and gives a link that says so', async () => {
    const sandbox = sandboxPayments({
      uow,
      clock: fixedClock(START),
      ids,
      publicUrl: new URL('https://portal.example.com'),
    });
    const { ports, rider, order } = await given(sandbox);
    const outcomes = await Promise.all([
      order(),
      sandbox.createOrder({
        externalId: 'another',
        amount: { amount: 1, currency: 'CAD' },
        recipient: { name: 'Ann', email: 'ann@example.com' },
        method: 'reward-link',
      }),
    ]);
    const { orderId } = outcomes[0];
    expect(await order()).toMatchObject({ orderId, provider: 'sandbox', status: 'made' });
    expect(await getRewardLink(ports)({ actor: rider, orderId: orderId ?? '' })).toEqual({
      link: `https://portal.example.com/auth/rider/cashout?sandbox=${orderId}`,
      sandbox: true,
    });
    expect(server.asked).toEqual([]);
  });
});
