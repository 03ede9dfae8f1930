import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Clock, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import { lockClaims } from './lock-claims.js';
import type { PaymentOrder } from './order.js';
import type { PaymentProvider } from './payment-provider.port.js';
import { ClaimSent, OrderNotMade } from './refusals.js';

export interface CancelOrder {
  readonly actor: Actor;
  readonly claimId: string;
}

interface Ports {
  readonly uow: UnitOfWork<'payoutClaims' | 'paymentOrders' | 'wallets' | 'audit'>;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Takes an order back at the provider, so that its claim can be canceled. One whose answer never came must be asked for again first: only then
 * is it known what there is to cancel. Done twice it does nothing.
 * @throws NotFound ClaimSent OrderNotMade PaymentUnavailable PaymentRefused PaymentsNotConfigured
 */
export const cancelOrder =
  ({ uow, provider, clock, ids }: Ports) =>
  async ({ actor, claimId }: CancelOrder): Promise<PaymentOrder> => {
    if (actor.type !== 'admin') throw new NotFound('payout-claim');
    const standing = await uow.run(async (tx) => {
      const [claim] = (await lockClaims(tx, [claimId])).claims;
      const order = await tx.paymentOrders.ofClaim(claimId);
      if (!claim || !order) throw new NotFound('order');
      if (claim.state === 'sent') throw new ClaimSent();
      return order;
    });
    if (standing.status === 'canceled') return standing;
    if (standing.orderId === null) throw new OrderNotMade();
    await provider.cancelOrder(standing.orderId);
    return uow.run(async (tx) => {
      await lockClaims(tx, [claimId]);
      const at = clock.now();
      const order: PaymentOrder = { ...standing, status: 'canceled', updatedAt: at };
      await tx.paymentOrders.save(order);
      await tx.audit.append({
        id: ids.next(), at, ...by(actor), action: 'cancel-order', objectType: 'payout-claim', objectId: claimId, detail: { provider: order.provider, orderId: order.orderId },
      });
      return order;
    });
  };
