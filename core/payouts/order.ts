import { type Currency, type Instant, plusSeconds } from '../shared/index.js';
import { PROVIDER_SECONDS } from './payment-provider.port.js';

/**
 * `requested`: the provider is being asked · `unknown`: it did not answer, ask again · `made` · `refused`: it made none · `canceling`: it is being
 * asked to take a made one back, and until it answers nobody knows which it is · `canceled`. Only a refused or canceled one lets its claim go.
 */
export type OrderStatus = 'requested' | 'unknown' | 'made' | 'refused' | 'canceling' | 'canceled';

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

/** Whether the provider is being asked right now. What has been asked for longer was left by a server that died: it may be asked again. */
export const isUnderWay = ({ status, updatedAt }: Pick<PaymentOrder, 'status' | 'updatedAt'>, now: Instant): boolean =>
  (status === 'requested' || status === 'canceling') && plusSeconds(updatedAt, 2 * PROVIDER_SECONDS) > now;
