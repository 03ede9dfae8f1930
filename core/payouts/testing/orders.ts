import { correct, overpaid, post } from '../../ledger/index.js';
import { anActor, anId, cash, fakePorts, fakeUnitOfWork, fixedClock, payable, refusal } from '../../testing/index.js';
import {
  cancelOrder,
  cashOut,
  createOrder,
  markSent,
  type OrderAsked,
  PaymentUnavailable,
  type PaymentProvider,
} from '../index.js';

/** A payment provider that knows orders by external id, and fails as configured. */
export const aProvider = () => {
  const orders = new Map<string, { orderId: string; canceled: boolean; asked: OrderAsked }>();
  const fails: Error[] = [];
  const failsToCancel: Error[] = [];
  /** runs while the provider processes a cancellation */
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
      for (const order of orders.values()) if (order.orderId === orderId) order.canceled = true;
    },
    findOrder: async (externalId) => {
      const order = orders.get(externalId);
      return order
        ? { orderId: order.orderId, amount: order.asked.amount, status: order.canceled ? 'canceled' : 'made' }
        : null;
    },
    order: async (orderId) => {
      const order = [...orders.values()].find((candidate) => candidate.orderId === orderId);
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

export const given = async () => {
  const me = anId('rder', 1);
  const db = fakeUnitOfWork({ ...payable(1, { taxStatus: 'non-resident-alien' }), ...cash(me, [10_000]) });
  const clock = fixedClock();
  const provider = aProvider();
  const ports = fakePorts(db, { clock, provider: provider.provider });
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
  const on = (version: number) => ({
    actor: admin,
    idempotency: idempotency(),
    claimId: claim.id,
    version,
    reference: null as string | null,
  });
  /** Simulates a correction that changes the award's value. */
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
  const order = () => createOrder(ports)({ actor: admin, claimId: claim.id });
  return {
    ...provider,
    db,
    clock,
    ports,
    admin,
    rider,
    claim,
    on,
    correctTo,
    order,
    /** the order is made, and its answer is lost */
    loseOrder: async () => {
      provider.fails.push(new PaymentUnavailable({ made: true }));
      await refusal(order());
    },
    state: () => db.stored().payoutClaims.find((one) => one.id === claim.id)?.state,
    emails: () => db.stored().outbox.map((one) => one.kind),
    cancel: () => cancelOrder(ports)({ actor: admin, claimId: claim.id }),
    send: (version = 1) => markSent(ports)(on(version)),
    status: () => db.stored().paymentOrders[0]?.status,
    award: () => db.stored().awards.map((one) => [one.status, one.initial, one.current, one.spent, overpaid(one)])[0],
    years: () => db.stored().cashYears.map(({ gross, withholding, net }) => [gross, withholding, net]),
  };
};
