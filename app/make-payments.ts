import type { PaymentProvider } from '@rrr/core/payouts';
import { noPayments, restPayments, sandboxPayments } from '@rrr/payments';
import type { ResolutionContext } from 'inversify';
import { SERVICES as S } from './services.js';

/**
 * Creates the configured payment provider; without a key the sandbox, and in production none.
 */
export const makePayments = (context: ResolutionContext): PaymentProvider => {
  const config = context.get(S.config);
  if (config.PAYMENTS_KEY !== undefined && config.PAYMENTS_URL !== undefined)
    return restPayments({
      url: config.PAYMENTS_URL,
      key: config.PAYMENTS_KEY,
      fundingSource: config.PAYMENTS_FUNDING_SOURCE,
      products: { 'reward-link': config.PAYMENTS_REWARD_PRODUCTS, 'debit-card': config.PAYMENTS_CARD_PRODUCTS },
      report: (failed) => context.get(S.log).warn(failed, 'payment provider'),
    });
  if (config.NODE_ENV === 'production') return noPayments;
  return sandboxPayments({
    uow: context.get(S.uow),
    clock: context.get(S.clock),
    ids: context.get(S.ids),
    publicUrl: config.PUBLIC_URL,
  });
};
