import type { Actor } from '../access/index.js';
import { type Clock, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import { by } from '../audit/index.js';
import type { PaymentProvider } from './payment-provider.port.js';
import { OrderCanceled } from './refusals.js';

export interface GetRewardLink {
  readonly actor: Actor;
  readonly orderId: string;
}

interface Ports {
  readonly uow: UnitOfWork<'payoutClaims' | 'paymentOrders' | 'audit'>;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Fetches the link where the rider collects the money of an order; for that rider and for admins. Anyone with the link
 * can take the money, so it is never stored and every access is audited.
 * @throws NotFound OrderCanceled PaymentUnavailable PaymentRefused PaymentsNotConfigured
 */
export const getRewardLink =
  ({ uow, provider, clock, ids }: Ports) =>
  async ({ actor, orderId }: GetRewardLink): Promise<{ readonly link: string; readonly sandbox: boolean }> => {
    await uow.run(async (tx) => {
      const order = await tx.paymentOrders.byOrderId(orderId);
      const [owner] = await tx.payoutClaims.owners(order ? [order.claimId] : []);
      const theirs = actor.type === 'admin' || (actor.type === 'rider' && actor.subjectId === owner?.riderId);
      if (!order || !owner || !theirs) throw new NotFound('order');
      if (order.status === 'canceled') throw new OrderCanceled();
      await tx.audit.append({
        id: ids.next(),
        at: clock.now(),
        ...by(actor),
        action: 'get-reward-link',
        objectType: 'payout-claim',
        objectId: order.claimId,
        detail: { orderId },
      });
    });
    return { link: await provider.rewardLink(orderId), sandbox: provider.sandbox };
  };
