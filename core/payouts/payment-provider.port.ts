import type { Money } from '../shared/index.js';
import type { PayMethod } from './claim.js';

export interface OrderAsked {
  /** the claim's id: the same one never makes a second order */
  readonly externalId: string;
  readonly amount: Money;
  readonly recipient: { readonly name: string; readonly email: string };
  readonly method: Exclude<PayMethod, 'cheque'>;
}

export interface OrderAnswered {
  readonly orderId: string;
  readonly amount: Money;
  /** an order that failed or was canceled pays nothing, ever */
  readonly status: 'made' | 'canceled';
}

export interface OrderHeld extends OrderAnswered {
  readonly externalId: string | null;
}

/**
 * Pays riders. Every call ends within `PROVIDER_SECONDS`, whatever the network does; each may be made again.
 * @throws PaymentUnavailable when it is not known whether it was done · PaymentRefused when it was not ·
 * PaymentsNotConfigured
 */
export interface PaymentProvider {
  readonly name: string;
  /** no money moves, and screens say so */
  readonly sandbox: boolean;
  createOrder(asked: OrderAsked): Promise<OrderAnswered>;
  cancelOrder(orderId: string): Promise<void>;
  /** the order it holds under an external id, null when there is none yet; changes nothing */
  findOrder(externalId: string): Promise<OrderAnswered | null>;
  /** the order of that name, with the external id it was asked for under; null when there is none */
  order(orderId: string): Promise<OrderHeld | null>;
  /** where the rider takes the money: fetched when it is asked for, never kept, for whoever has it has the money */
  rewardLink(orderId: string): Promise<string>;
}

/**
 * Longer than this no call of a provider takes; an order under way for twice as long was left by a server that died.
 */
export const PROVIDER_SECONDS = 60;
