import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Clock, type Ids, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { lockClaims } from './lock-claims.js';
import { isUnderWay, type PaymentOrder } from './order.js';
import type { PaymentProvider } from './payment-provider.port.js';
import { ClaimSent, OrderNotMade, OrderUnderWay, PaymentRefused, PaymentsNotConfigured } from './refusals.js';

export interface CancelOrder {
  readonly actor: Actor;
  readonly claimId: string;
}

type Needs = 'payoutClaims' | 'paymentOrders' | 'wallets' | 'audit';

interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Takes an order back at the provider, so that its claim can be canceled. That it shall be is committed before the provider is asked, so nobody
 * sends its claim meanwhile; killed at any moment it is settled by canceling again. One whose answer never came must be asked for again first:
 * only then is it known what there is to cancel. Done twice it does nothing.
 * @throws NotFound ClaimSent OrderNotMade OrderUnderWay PaymentUnavailable PaymentRefused PaymentsNotConfigured
 */
export const cancelOrder =
  (ports: Ports) =>
  async ({ actor, claimId }: CancelOrder): Promise<PaymentOrder> => {
    if (actor.type !== 'admin') throw new NotFound('payout-claim');
    const { order, orderId } = await intend(ports, actor, claimId);
    if (orderId === null) return order;
    try {
      await ports.provider.cancelOrder(orderId);
    } catch (failed) {
      // it stands, and pays: any other failure says nothing about it
      if (failed instanceof PaymentRefused) await settle(ports, actor, order, 'made');
      throw failed;
    }
    return settle(ports, actor, order, 'canceled');
  };

/** `orderId`: what the provider is to be asked about; null when it need not be. */
const intend = (ports: Ports, actor: Actor, claimId: string): Promise<{ readonly order: PaymentOrder; readonly orderId: string | null }> =>
  ports.uow.run(async (tx) => {
    const [claim] = (await lockClaims(tx, [claimId])).claims;
    const [order] = await tx.paymentOrders.ofClaims([claimId]);
    if (!claim || !order) throw new NotFound('order');
    if (claim.state === 'sent') throw new ClaimSent();
    if (order.status === 'canceled') return { order, orderId: null };
    if (order.orderId === null) throw new OrderNotMade();
    if (isUnderWay(order, ports.clock.now())) throw new OrderUnderWay();
    if (order.provider !== ports.provider.name) throw new PaymentsNotConfigured({ provider: order.provider });
    return { order: await store(tx, ports, actor, order, 'canceling'), orderId: order.orderId };
  });

/** Stores what the provider said, unless it is known already. */
const settle = (ports: Ports, actor: Actor, asked: PaymentOrder, status: 'made' | 'canceled'): Promise<PaymentOrder> =>
  ports.uow.run(async (tx) => {
    await lockClaims(tx, [asked.claimId]);
    const [stands = asked] = await tx.paymentOrders.ofClaims([asked.claimId]);
    return stands.status === 'canceling' ? store(tx, ports, actor, stands, status) : stands;
  });

const ACTIONS = { canceling: 'request-order-cancellation', made: 'settle-order', canceled: 'cancel-order' } as const;

const store = async (tx: Pick<Stores, Needs>, { clock, ids }: Ports, actor: Actor, before: PaymentOrder, status: keyof typeof ACTIONS): Promise<PaymentOrder> => {
  const at = clock.now();
  const order: PaymentOrder = { ...before, status, updatedAt: at };
  await tx.paymentOrders.save(order);
  const { provider, orderId, claimId } = order;
  await tx.audit.append({ id: ids.next(), at, ...by(actor), action: ACTIONS[status], objectType: 'payout-claim', objectId: claimId, detail: { provider, orderId, status } });
  return order;
};
