import type { Program } from '../program/index.js';
import { type Currency, type Instant, plusSeconds } from '../shared/index.js';
import { PROVIDER_SECONDS } from './payment-provider.port.js';
import { OrderDoubtful, OrderUnderWay } from './refusals.js';

/**
 * `requested`: creation is under way · `unknown`: no answer, request again · `made` · `refused`: the provider created
 * none · `canceling`: cancellation is under way, outcome unknown until the provider answers · `canceled`. Only
 * `refused` and `canceled` release the claim.
 */
export type OrderStatus = 'requested' | 'unknown' | 'made' | 'refused' | 'canceling' | 'canceled';

/**
 * The order placed with the payment provider for one claim. Its external id is the claim's id, so repeating the request
 * never pays twice.
 */
export interface PaymentOrder {
  readonly claimId: string;
  readonly provider: string;
  /** the provider's id of the order; null until it answered */
  readonly orderId: string | null;
  readonly status: OrderStatus;
  readonly amount: number;
  readonly currency: Currency;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** number of requests to create or cancel it; a refusal settles only the attempt it answers */
  readonly attempt: number;
  /**
   * Set while the order is doubtful (ADR 18): a request without a definite answer may have
   * been sent up to this moment. Null: no such request.
   */
  readonly doubtfulFrom: Instant | null;
}

/** Whether money may have been, or may still be, paid by this order. */
export const isBinding = ({ status }: Pick<PaymentOrder, 'status'>): boolean =>
  status !== 'refused' && status !== 'canceled';

/** Whether a request to the provider is under way now. An older one belongs to a crashed server and may be repeated. */
export const isUnderWay = ({ status, updatedAt }: Pick<PaymentOrder, 'status' | 'updatedAt'>, now: Instant): boolean =>
  (status === 'requested' || status === 'canceling') && plusSeconds(updatedAt, 2 * PROVIDER_SECONDS) > now;

export interface Doubt {
  readonly since: Instant;
  /** the moment from which the provider's record is final: an order not found then was never made */
  readonly until: Instant;
}

type Late = Pick<Program, 'lateOrderSeconds'>;

export const doubtOf = (
  { doubtfulFrom }: Pick<PaymentOrder, 'doubtfulFrom'>,
  { lateOrderSeconds }: Late,
): Doubt | null =>
  doubtfulFrom === null ? null : { since: doubtfulFrom, until: plusSeconds(doubtfulFrom, lateOrderSeconds) };

/**
 * The error that blocks any other action on a claim while the outcome of its order is unknown; null when it is known.
 */
export const doubtful = (order: Pick<PaymentOrder, 'doubtfulFrom'>, program: Late): OrderDoubtful | null => {
  const doubt = doubtOf(order, program);
  return doubt && new OrderDoubtful({ ...doubt });
};

/** Like `doubtful`, and also while a request is under way, which ends by itself. */
export const unsettledError = (
  order: PaymentOrder,
  now: Instant,
  program: Late,
): OrderUnderWay | OrderDoubtful | null => (isUnderWay(order, now) ? new OrderUnderWay() : doubtful(order, program));

/**
 * The fields of a new attempt. They are stored before the request is sent, so after a crash the order counts as
 * doubtful.
 */
export const nextAttempt = (before: Pick<PaymentOrder, 'attempt'> | undefined, at: Instant) => ({
  attempt: (before?.attempt ?? 0) + 1,
  doubtfulFrom: plusSeconds(at, PROVIDER_SECONDS),
  updatedAt: at,
});

/** An attempt that was sent, and the doubt left by earlier ones. */
export interface Attempt {
  readonly order: PaymentOrder;
  readonly earlier: Doubt | null;
}

/** Whether the provider's record, read during this attempt, settles all earlier attempts. */
export const settlesEarlier = ({ order, earlier }: Attempt): boolean =>
  earlier === null || order.updatedAt > earlier.until;

/**
 * The order after the provider refused an attempt. An earlier attempt without an answer stays doubtful until a lookup
 * after its deadline finds nothing.
 */
export const afterRefusal = (
  attempt: Attempt,
  settled: OrderStatus,
  open: OrderStatus,
): Pick<PaymentOrder, 'status' | 'doubtfulFrom'> =>
  settlesEarlier(attempt)
    ? { status: settled, doubtfulFrom: null }
    : { status: open, doubtfulFrom: attempt.earlier?.since ?? null };
