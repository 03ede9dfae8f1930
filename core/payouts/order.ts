import type { Program } from '../program/index.js';
import { type Currency, type Instant, plusSeconds } from '../shared/index.js';
import { PROVIDER_SECONDS } from './payment-provider.port.js';
import { OrderDoubtful, OrderUnderWay } from './refusals.js';

/**
 * `requested`: the provider is being asked · `unknown`: it did not answer, ask again · `made` · `refused`: it made none
 * · `canceling`: it is being asked to take a made one back, and until it answers nobody knows which it is · `canceled`.
 * Only a refused or canceled one lets its claim go.
 */
export type OrderStatus = 'requested' | 'unknown' | 'made' | 'refused' | 'canceling' | 'canceled';

/**
 * What was asked of the payment provider for one claim. Its external id there is the claim's id, so it is paid once
 * however often it is asked.
 */
export interface PaymentOrder {
  readonly claimId: string;
  readonly provider: string;
  /** the provider's name for it; null until it answered */
  readonly orderId: string | null;
  readonly status: OrderStatus;
  readonly amount: number;
  readonly currency: Currency;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** times the provider was asked to make it or to take it back: a refusal settles only the attempt that it answers */
  readonly attempt: number;
  /**
   * The order is doubtful (docs/adr/0042-doubtful-orders.md): a request without a definite answer may have left until
   * then. Null: none did.
   */
  readonly doubtfulFrom: Instant | null;
}

/** Whether money may leave, or have left, by it. */
export const isBinding = ({ status }: Pick<PaymentOrder, 'status'>): boolean =>
  status !== 'refused' && status !== 'canceled';

/**
 * Whether the provider is being asked right now. What has been asked for longer was left by a server that died: it may
 * be asked again.
 */
export const isUnderWay = ({ status, updatedAt }: Pick<PaymentOrder, 'status' | 'updatedAt'>, now: Instant): boolean =>
  (status === 'requested' || status === 'canceling') && plusSeconds(updatedAt, 2 * PROVIDER_SECONDS) > now;

export interface Doubt {
  readonly since: Instant;
  /** from then on the provider's record settles it: what cannot be found there was never done */
  readonly until: Instant;
}

type Late = Pick<Program, 'lateOrderSeconds'>;

export const doubtOf = (
  { doubtfulFrom }: Pick<PaymentOrder, 'doubtfulFrom'>,
  { lateOrderSeconds }: Late,
): Doubt | null =>
  doubtfulFrom === null ? null : { since: doubtfulFrom, until: plusSeconds(doubtfulFrom, lateOrderSeconds) };

/**
 * Why nothing else may be done about the claim of an order as long as nobody knows what became of it; null when that is
 * known.
 */
export const doubtful = (order: Pick<PaymentOrder, 'doubtfulFrom'>, program: Late): OrderDoubtful | null => {
  const doubt = doubtOf(order, program);
  return doubt && new OrderDoubtful({ ...doubt });
};

/** The same, while the provider is being asked: that ends by itself. */
export const unsettledError = (
  order: PaymentOrder,
  now: Instant,
  program: Late,
): OrderUnderWay | OrderDoubtful | null => (isUnderWay(order, now) ? new OrderUnderWay() : doubtful(order, program));

/**
 * An attempt begins. It is stored before the request leaves, so that killed at any moment the order stands as doubtful.
 */
export const nextAttempt = (before: Pick<PaymentOrder, 'attempt'> | undefined, at: Instant) => ({
  attempt: (before?.attempt ?? 0) + 1,
  doubtfulFrom: plusSeconds(at, PROVIDER_SECONDS),
  updatedAt: at,
});

/** An attempt that was sent, and the doubt that earlier ones had left. */
export interface Attempt {
  readonly order: PaymentOrder;
  readonly earlier: Doubt | null;
}

/** Whether the provider's record, read during this attempt, tells what became of every attempt before it. */
export const settlesEarlier = ({ order, earlier }: Attempt): boolean =>
  earlier === null || order.updatedAt > earlier.until;

/**
 * What an attempt leaves that the provider refused: an earlier one without an answer stays as doubtful as it was, until
 * a lookup after its time has found nothing.
 */
export const afterRefusal = (
  attempt: Attempt,
  settled: OrderStatus,
  open: OrderStatus,
): Pick<PaymentOrder, 'status' | 'doubtfulFrom'> =>
  settlesEarlier(attempt)
    ? { status: settled, doubtfulFrom: null }
    : { status: open, doubtfulFrom: attempt.earlier?.since ?? null };
