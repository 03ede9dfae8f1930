import type { Currency, Instant } from '../shared/index.js';

/**
 * `requested`: the provider is being asked · `unknown`: it did not answer, ask again · `made` · `refused`: it made none · `canceled`.
 * Only a refused or canceled one lets its claim go.
 */
export type OrderStatus = 'requested' | 'unknown' | 'made' | 'refused' | 'canceled';

/** What was asked of the payment provider for one claim. Its external id there is the claim's id, so it is paid once however often it is asked. */
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
}

/** Whether money may leave, or have left, by it. */
export const binds = ({ status }: Pick<PaymentOrder, 'status'>): boolean => status !== 'refused' && status !== 'canceled';
