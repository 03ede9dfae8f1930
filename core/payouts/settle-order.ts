import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { ReasonMissing } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import { type Instant, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { type LockedClaims, lockClaims } from './lock-claims.js';
import { doubtOf, isUnderWay, type PaymentOrder } from './order.js';
import { sendAccepted, takeBack, type SendingPorts } from './sending.js';
import type { OrderAnswered, PaymentProvider } from './payment-provider.port.js';
import {
  OrderCanceled,
  OrderNotDoubtful,
  OrderStands,
  OrderUnderWay,
  PaymentMismatch,
  PaymentsNotConfigured,
  PaymentUnavailable,
} from './refusals.js';

export interface SettleOrder {
  readonly actor: Actor;
  readonly claimId: string;
  readonly reason: string;
  /** the provider's id of the order that paid the claim; null: nothing was or will be paid */
  readonly orderId: string | null;
}

type Needs = 'payoutClaims' | 'payees' | 'paymentOrders' | 'wallets' | 'cashYears' | 'outbox' | 'audit';

export interface SettleOrderPorts extends SendingPorts {
  readonly uow: UnitOfWork<Needs>;
  readonly provider: PaymentProvider;
}

type Settled = Pick<PaymentOrder, 'status' | 'orderId'>;

/**
 * An admin settles a doubtful order and gives a reason. "Paid" requires a matching order (claim id and amount) in the
 * provider's record, and marks the claim as sent. "Not paid" is refused while the provider has such an order, but not when the provider is
 * unreachable, because the admin may have other evidence (ADR 18).
 * @throws NotFound ReasonMissing OrderNotDoubtful OrderUnderWay OrderCanceled OrderStands PaymentMismatch
 * PaymentUnavailable PaymentsNotConfigured
 */
export const settleOrder =
  (ports: SettleOrderPorts) =>
  async ({ actor, claimId, reason, orderId }: SettleOrder): Promise<PaymentOrder> => {
    if (actor.type !== 'admin') throw new NotFound('payout-claim');
    if (reason.trim() === '') throw new ReasonMissing();
    const { order: asked } = await ports.uow.run((tx) => doubtfulOrder(tx, claimId, ports.clock.now()));
    const { settled, lookup } =
      orderId === null
        ? await asNotPaid(ports, asked)
        : { settled: await asPaid(ports, asked, orderId), lookup: 'found' };
    return ports.uow.run(async (tx) => {
      const { order: stands, locked } = await doubtfulOrder(tx, claimId, ports.clock.now());
      if (stands.attempt !== asked.attempt) throw new OrderUnderWay();
      return record(tx, ports, actor, locked, stands, settled, { lookup, reason: reason.trim() });
    });
  };

/** @throws NotFound OrderNotDoubtful OrderUnderWay */
const doubtfulOrder = async (
  tx: Pick<Stores, Needs>,
  claimId: string,
  now: Instant,
): Promise<{ readonly order: PaymentOrder; readonly locked: LockedClaims }> => {
  const locked = await lockClaims(tx, [claimId]);
  const [order] = await tx.paymentOrders.ofClaims([claimId]);
  if (locked.claims.length === 0 || !order) throw new NotFound('order');
  if (isUnderWay(order, now)) throw new OrderUnderWay();
  if (order.doubtfulFrom === null) throw new OrderNotDoubtful();
  return { order, locked };
};

const isSame = (held: OrderAnswered, order: PaymentOrder): boolean =>
  held.amount.amount === order.amount && held.amount.currency === order.currency;

const asPaid = async ({ provider }: SettleOrderPorts, order: PaymentOrder, orderId: string): Promise<Settled> => {
  if (order.provider !== provider.name) throw new PaymentsNotConfigured({ provider: order.provider });
  const held = await provider.order(orderId);
  if (!held) throw new NotFound('order');
  if (held.externalId !== order.claimId || !isSame(held, order)) throw new PaymentMismatch();
  if (held.status === 'canceled') throw new OrderCanceled();
  return { status: 'made', orderId: held.orderId };
};

const asNotPaid = async (
  { provider }: SettleOrderPorts,
  order: PaymentOrder,
): Promise<{ readonly settled: Settled; readonly lookup: string }> => {
  const held = order.provider === provider.name ? await lookUp(provider, order.claimId) : 'unavailable';
  if (held !== null && held !== 'unavailable') {
    if (held.status === 'made') throw new OrderStands({ orderId: held.orderId });
    return { settled: { status: 'canceled', orderId: held.orderId }, lookup: 'found' };
  }
  const status = order.status === 'canceling' ? 'canceled' : 'refused';
  return { settled: { status, orderId: order.orderId }, lookup: held ?? 'none' };
};

const lookUp = async (provider: PaymentProvider, externalId: string): Promise<OrderAnswered | null | 'unavailable'> => {
  try {
    return await provider.findOrder(externalId);
  } catch (failed) {
    if (failed instanceof PaymentUnavailable || failed instanceof PaymentsNotConfigured) return 'unavailable';
    throw failed;
  }
};

/** Stores the outcome. An order that was made pays its claim; one that was canceled takes the payment back. */
const record = async (
  tx: Pick<Stores, Needs>,
  ports: SettleOrderPorts,
  actor: Actor | null,
  locked: LockedClaims,
  before: PaymentOrder,
  settled: Settled,
  detail: Readonly<Record<string, string>>,
): Promise<PaymentOrder> => {
  const at = ports.clock.now();
  const order: PaymentOrder = { ...before, ...settled, doubtfulFrom: null, updatedAt: at };
  const { provider, orderId, status } = order;
  await tx.paymentOrders.save(order);
  await tx.audit.append({
    id: ports.ids.next(),
    at,
    ...by(actor),
    action: actor ? 'settle-order-by-hand' : 'settle-order',
    objectType: 'payout-claim',
    objectId: order.claimId,
    detail: { provider, status, orderId, ...detail },
  });
  await (status === 'canceled' ? takeBack : sendAccepted)(tx, locked, order, actor, ports);
  return order;
};

/**
 * The outcome of a doubtful order by the provider's record, or null while it is open. A missing order or a cancellation
 * that did not happen counts only once no request can arrive any more.
 */
export const settledByRecord = (
  order: PaymentOrder,
  held: OrderAnswered | null,
  readAt: Instant,
  program: Pick<Program, 'lateOrderSeconds'>,
): Settled | null => {
  const late = readAt > (doubtOf(order, program)?.until ?? '');
  if (held === null) return late && order.status !== 'canceling' ? { status: 'refused', orderId: null } : null;
  if (!isSame(held, order)) return null;
  if (held.status === 'canceled') return { status: 'canceled', orderId: held.orderId };
  return order.status !== 'canceling' || late ? { status: 'made', orderId: held.orderId } : null;
};

const PAGE = 50;
/** orders per run; the next run continues */
const MOST = 500;

/**
 * Looks up doubtful orders at the provider, one at a time, and settles those with a final record.
 * @returns whether any was settled
 */
export const settleDoubtfulOrders =
  (ports: SettleOrderPorts & { readonly report: (claimId: string, failed: unknown) => void }) =>
  async (): Promise<number> => {
    let [settled, after] = [0, ''];
    for (let seen = 0; seen < MOST; seen += PAGE) {
      const some = await ports.uow.run((tx) => tx.paymentOrders.doubtful(after, PAGE));
      for (const order of some)
        if (
          order.provider === ports.provider.name &&
          !isUnderWay(order, ports.clock.now()) &&
          (await settleOne(ports, order))
        )
          settled += 1;
      after = some.at(-1)?.claimId ?? after;
      if (some.length < PAGE) break;
    }
    return settled;
  };

const settleOne = async (
  ports: SettleOrderPorts & { readonly report: (claimId: string, failed: unknown) => void },
  asked: PaymentOrder,
): Promise<boolean> => {
  const readAt = ports.clock.now();
  try {
    const settled = settledByRecord(asked, await ports.provider.findOrder(asked.claimId), readAt, ports.program);
    if (!settled) return false;
    return await ports.uow.run(async (tx) => {
      const locked = await lockClaims(tx, [asked.claimId]);
      const [stands] = await tx.paymentOrders.ofClaims([asked.claimId]);
      if (!stands || stands.doubtfulFrom === null || stands.attempt !== asked.attempt) return false;
      await record(tx, ports, null, locked, stands, settled, { lookup: settled.orderId === null ? 'none' : 'found' });
      return true;
    });
  } catch (failed) {
    ports.report(asked.claimId, failed);
    return false;
  }
};
