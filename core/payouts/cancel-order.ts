import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { lockClaims } from './lock-claims.js';
import {
  afterRefusal,
  type Attempt,
  nextAttempt,
  doubtful,
  doubtOf,
  isUnderWay,
  type PaymentOrder,
  settlesEarlier,
} from './order.js';
import type { PaymentProvider } from './payment-provider.port.js';
import { type SendingPorts, takeBack } from './sending.js';
import {
  AwardClaimed,
  OrderDoubtful,
  OrderNotMade,
  OrderUnderWay,
  PaymentRefused,
  PaymentsNotConfigured,
} from './refusals.js';

export interface CancelOrder {
  readonly actor: Actor;
  readonly claimId: string;
}

type Needs = 'payoutClaims' | 'paymentOrders' | 'wallets' | 'cashYears' | 'outbox' | 'audit';

interface Ports extends SendingPorts {
  readonly uow: UnitOfWork<Needs>;
  readonly provider: PaymentProvider;
}

/**
 * Cancels an order at the payment provider: its claim is pending again and can be canceled, and its rider hears that the
 * money is not on its way. The intent is committed before the provider is called; after a crash, calling this again
 * continues. An
 * order whose creation had no answer must be created again first, to learn whether there is anything to cancel. A
 * refusal does not settle an earlier cancellation that may still arrive. Canceling twice is a no-op.
 * @throws NotFound AwardClaimed OrderNotMade OrderDoubtful OrderUnderWay PaymentUnavailable PaymentRefused
 * PaymentsNotConfigured
 */
export const cancelOrder =
  (ports: Ports) =>
  async ({ actor, claimId }: CancelOrder): Promise<PaymentOrder> => {
    if (actor.type !== 'admin') throw new NotFound('payout-claim');
    const { orderId, ...attempt } = await intend(ports, actor, claimId);
    const { order, earlier } = attempt;
    if (orderId === null) return order;
    try {
      await ports.provider.cancelOrder(orderId);
    } catch (failed) {
      // the provider refused, so the order is still valid; any other error leaves the outcome unknown
      if (failed instanceof PaymentRefused)
        await settle(ports, actor, order, afterRefusal(attempt, 'made', 'canceling'));
      if (failed instanceof PaymentRefused && earlier && !settlesEarlier(attempt))
        throw new OrderDoubtful({ ...earlier });
      throw failed;
    }
    return settle(ports, actor, order, { status: 'canceled', doubtfulFrom: null });
  };

/** `orderId`: the order to cancel at the provider; null when no call is needed. */
const intend = (ports: Ports, actor: Actor, claimId: string): Promise<Attempt & { readonly orderId: string | null }> =>
  ports.uow.run(async (tx) => {
    const [claim] = (await lockClaims(tx, [claimId])).claims;
    const [order] = await tx.paymentOrders.ofClaims([claimId]);
    if (!claim || !order) throw new NotFound('order');
    if (order.status === 'canceled') return { order, earlier: null, orderId: null };
    if (order.orderId === null) throw doubtful(order, ports.program) ?? new OrderNotMade();
    if (isUnderWay(order, ports.clock.now())) throw new OrderUnderWay();
    // from here on nothing of it is claimed again
    const paid = claim.state === 'sent' && order.status === 'made' ? claim.lines.map((line) => line.awardId) : [];
    if ((await tx.payoutClaims.claimed(paid)).length > 0) throw new AwardClaimed();
    if (order.provider !== ports.provider.name) throw new PaymentsNotConfigured({ provider: order.provider });
    const asked: PaymentOrder = { ...order, status: 'canceling', ...nextAttempt(order, ports.clock.now()) };
    await store(tx, ports, actor, asked, ACTIONS.canceling);
    return { order: asked, earlier: doubtOf(order, ports.program), orderId: order.orderId };
  });

/** Stores the provider's answer, unless it is already stored or this was a refusal and a newer attempt is under way. */
const settle = (
  ports: Ports,
  actor: Actor,
  asked: PaymentOrder,
  heard: Pick<PaymentOrder, 'status' | 'doubtfulFrom'>,
): Promise<PaymentOrder> =>
  ports.uow.run(async (tx) => {
    const locked = await lockClaims(tx, [asked.claimId]);
    const [stands = asked] = await tx.paymentOrders.ofClaims([asked.claimId]);
    if (stands.status !== 'canceling' || (heard.status !== 'canceled' && stands.attempt !== asked.attempt))
      return stands;
    const order: PaymentOrder = { ...stands, ...heard, updatedAt: ports.clock.now() };
    await store(tx, ports, actor, order, heard.status === 'canceled' ? ACTIONS.canceled : ACTIONS.settled);
    await takeBack(tx, locked, order, actor, ports);
    return order;
  });

const ACTIONS = { canceling: 'request-order-cancellation', settled: 'settle-order', canceled: 'cancel-order' } as const;

const store = async (
  tx: Pick<Stores, Needs>,
  { clock, ids }: Ports,
  actor: Actor,
  order: PaymentOrder,
  action: string,
): Promise<void> => {
  await tx.paymentOrders.save(order);
  const { provider, orderId, claimId, status } = order;
  await tx.audit.append({
    id: ids.next(),
    at: clock.now(),
    ...by(actor),
    action,
    objectType: 'payout-claim',
    objectId: claimId,
    detail: { provider, orderId, status },
  });
};
