import { type Actor, notByProxy } from '../access/index.js';
import { by } from '../audit/index.js';
import { ReasonMissing } from '../ledger/index.js';
import { type Clock, type Ids, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import type { PayoutClaim } from './claim.js';
import type { PaymentOrder } from './order.js';
import type { PaymentProvider } from './payment-provider.port.js';
import { OrderCanceled } from './refusals.js';

export interface GetRewardLink {
  readonly actor: Actor;
  readonly orderId: string;
}

export interface OpenRewardLink extends GetRewardLink {
  /** the rider reads it */
  readonly reason: string;
}

export interface RewardLink {
  readonly link: string;
  readonly sandbox: boolean;
}

type Needs = 'payoutClaims' | 'paymentOrders' | 'audit';
interface Ports {
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  readonly ids: Ids;
}

interface Ordered {
  readonly order: PaymentOrder;
  readonly riderId: PayoutClaim['riderId'];
}

/**
 * Fetches the link where the rider collects the money of an order. It is for that rider alone, not in proxy mode: anyone
 * with the link can take the money, so it is never stored and every access is audited.
 * @throws ProxyForbidden NotFound OrderCanceled PaymentUnavailable PaymentRefused PaymentsNotConfigured
 */
export const getRewardLink =
  ({ uow, provider, ...ports }: Ports & { readonly uow: UnitOfWork<Needs> }) =>
  async ({ actor, orderId }: GetRewardLink): Promise<RewardLink> => {
    notByProxy(actor);
    await uow.run(async (tx) => {
      const { order, riderId } = await payableOrder(tx, orderId, actor.type === 'rider' ? actor.subjectId : '');
      await audit(tx, { actor, action: 'get-reward-link', order, riderId }, ports);
    });
    return { link: await provider.rewardLink(orderId), sandbox: provider.sandbox };
  };

/**
 * An administrator opens a rider's link, for a reason: the rider gets an e-mail with it, and the other administrators too
 * (domain.md §13).
 * @throws NotFound ReasonMissing OrderCanceled PaymentUnavailable PaymentRefused PaymentsNotConfigured
 */
export const openRewardLink =
  ({ uow, provider, ...ports }: Ports & { readonly uow: UnitOfWork<Needs | 'outbox'> }) =>
  async ({ actor, orderId, reason }: OpenRewardLink): Promise<RewardLink> => {
    if (actor.type !== 'admin') throw new NotFound('order');
    const why = reason.trim();
    if (why === '') throw new ReasonMissing();
    await uow.run(async (tx) => {
      const { order, riderId } = await payableOrder(tx, orderId, null);
      const at = await audit(tx, { actor, action: 'open-reward-link', order, riderId, reason: why }, ports);
      await tx.outbox.append([
        {
          id: ports.ids.next(),
          kind: 'reward-link-opened',
          at,
          recipient: { type: 'rider', id: riderId },
          facts: { at, by: actor.name, amount: order.amount, currency: order.currency, reason: why },
        },
      ]);
    });
    return { link: await provider.rewardLink(orderId), sandbox: provider.sandbox };
  };

/** `of`: the rider it has to be of; null: any. @throws NotFound OrderCanceled */
const payableOrder = async (
  tx: Pick<Stores, 'payoutClaims' | 'paymentOrders'>,
  orderId: string,
  of: string | null,
): Promise<Ordered> => {
  const order = await tx.paymentOrders.byOrderId(orderId);
  const [owner] = await tx.payoutClaims.owners(order ? [order.claimId] : []);
  if (!order || !owner || (of !== null && of !== owner.riderId)) throw new NotFound('order');
  if (order.status === 'canceled') throw new OrderCanceled();
  return { order, riderId: owner.riderId };
};

interface Opened extends Ordered {
  readonly actor: Actor;
  readonly action: string;
  readonly reason?: string;
}

const audit = async (
  tx: Pick<Stores, 'audit'>,
  { actor, action, order, riderId, reason }: Opened,
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
) => {
  const at = clock.now();
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action,
    objectType: 'payout-claim',
    objectId: order.claimId,
    detail: { orderId: order.orderId, riderId, ...(reason === undefined ? {} : { reason }) },
  });
  return at;
};
