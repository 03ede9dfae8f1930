import { expect } from '@jest/globals';
import { defaultProgram } from '../../program/index.js';
import type { UnitOfWork } from '../../shared/index.js';
import {
  anActor,
  anId,
  cash,
  fakeUnitOfWork,
  fixedClock,
  payable,
  plainDigest,
  sequentialIds,
} from '../../testing/index.js';
import {
  cancelOrder,
  createClaim,
  createOrder,
  getRewardLink,
  type OrderAnswered,
  type PaymentProvider,
} from '../index.js';

export const ME = anId('rder', 1);
export const [NOW, LATER, MUCH_LATER] = [
  '2025-06-10T18:00:00.000Z',
  '2025-06-10T18:02:00.000Z',
  '2025-06-10T18:04:00.000Z',
];
export const MADE: OrderAnswered = { orderId: 'order-1', amount: { amount: 7_000, currency: 'USD' }, status: 'made' };

/** A payment provider with configurable answers and delays; by default it succeeds. */
export const aProvider = () => {
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

export const given = async () => {
  const db = fakeUnitOfWork({ ...payable(1, { taxStatus: 'non-resident-alien' }), ...cash(ME, [10_000]) });
  const clock = fixedClock(NOW);
  const provider = aProvider();
  /** the claims that each transaction locked */
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
    provider: provider.provider,
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
    ...provider,
    db,
    clock,
    ports,
    claim,
    held,
    on: () => ({ actor: admin, idempotency: idempotency(), claimId: claim.id, version: 1 }),
    order: (change: object = {}) => createOrder(ports)({ actor: admin, claimId: claim.id, ...change }),
    cancel: (change: object = {}) => cancelOrder(ports)({ actor: admin, claimId: claim.id, ...change }),
    link: (change: object = {}) =>
      getRewardLink(ports)({
        actor: anActor({ type: 'rider', accountId: admin.accountId, subjectId: ME }),
        orderId: 'order-1',
        ...change,
      }),
    stands: () => db.stored().paymentOrders[0],
    /** the audit records since the claim was made */
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
export const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (item: { code?: string; detail?: unknown }) => [item.code, item.detail],
  );
