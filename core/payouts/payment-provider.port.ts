import type { Money } from '../shared/index.js';
import type { PayMethod } from './claim.js';

export interface OrderAsked {
  /** the claim's id; the provider never makes two orders with the same external id */
  readonly externalId: string;
  readonly amount: Money;
  readonly recipient: { readonly name: string; readonly email: string };
  readonly method: Exclude<PayMethod, 'cheque'>;
}

export interface OrderAnswered {
  readonly orderId: string;
  readonly amount: Money;
  /** `canceled` includes failed orders; neither ever pays */
  readonly status: 'made' | 'canceled';
}

export interface OrderHeld extends OrderAnswered {
  readonly externalId: string | null;
}

/**
 * Pays riders. Every call ends within `PROVIDER_SECONDS` and may be repeated.
 * @throws PaymentUnavailable when the outcome is unknown · PaymentRefused when nothing was done · PaymentsNotConfigured
 */
export interface PaymentProvider {
  readonly name: string;
  /** true when no real money moves; screens say so */
  readonly sandbox: boolean;
  createOrder(asked: OrderAsked): Promise<OrderAnswered>;
  cancelOrder(orderId: string): Promise<void>;
  /** the order with this external id, null when there is none; read-only */
  findOrder(externalId: string): Promise<OrderAnswered | null>;
  /** the order with this provider id, including its external id; null when there is none */
  order(orderId: string): Promise<OrderHeld | null>;
  /**
   * the link where the rider collects the money; fetched on demand and never stored, because anyone with it can take
   * the money
   */
  rewardLink(orderId: string): Promise<string>;
}

/** The maximum duration of a provider call. An order under way for twice as long was left by a crashed server. */
export const PROVIDER_SECONDS = 60;
