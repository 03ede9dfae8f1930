import { defaultProgram } from '../../program/index.js';
import {
  anActor,
  anId,
  cash,
  fakePorts,
  fakeUnitOfWork,
  fixedClock,
  lateProvider,
  payable,
} from '../../testing/index.js';
import { cancelOrder, cashOut, createOrder, type PayoutClaim, settleDoubtfulOrders, settleOrder } from '../index.js';

export const ME = anId('rder', 1);
export const START = '2025-06-10T18:00:00.000Z';
export const { lateOrderSeconds } = defaultProgram;

export const given = async () => {
  const db = fakeUnitOfWork({ ...payable(1), ...cash(ME, [10_000]) });
  const clock = fixedClock(START);
  const late = lateProvider(clock);
  const reported: string[] = [];
  const ports = fakePorts(db, {
    clock,
    provider: late.provider,
    report: (claimId: string) => void reported.push(claimId),
  });
  const [admin, rider] = [anActor(), anActor({ type: 'rider', subjectId: ME })];
  let keys = 0;
  const idempotency = () => ({ accountId: admin.accountId, key: `key-${(keys += 1)}`, fingerprint: 'x' });
  const claimIt = () =>
    cashOut(ports)({ actor: rider, idempotency: idempotency(), currency: 'USD', awardIds: null, method: null });
  const claim = await claimIt();
  const stored = () => db.stored().payoutClaims.find((it_) => it_.id === claim.id) as PayoutClaim;
  const on = () => ({
    actor: admin,
    idempotency: idempotency(),
    claimId: claim.id,
    version: stored().version,
    reference: null,
  });
  return {
    db,
    clock,
    late,
    ports,
    admin,
    rider,
    claim,
    claimIt,
    on,
    idempotency,
    stored,
    reported,
    order: (more: object = {}) => createOrder({ ...ports, ...more })({ actor: admin, claimId: claim.id }),
    cancel: (more: object = {}) => cancelOrder({ ...ports, ...more })({ actor: admin, claimId: claim.id }),
    settle: (orderId: string | null, over: object = {}) =>
      settleOrder(ports)({
        actor: admin,
        claimId: claim.id,
        reason: 'The provider said so by phone',
        orderId,
        ...over,
      }),
    job: settleDoubtfulOrders(ports),
    stands: () => db.stored().paymentOrders.find((it_) => it_.claimId === claim.id),
    records: () => db.stored().audit.map((it_) => [it_.action, it_.detail]),
  };
};
