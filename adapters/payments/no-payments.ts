import { type PaymentProvider, PaymentsNotConfigured } from '@rrr/core/payouts';

const refuse = async (): Promise<never> => {
  throw new PaymentsNotConfigured();
};

/**
 * Used in production without a provider's key: refuses all payments. The sandbox is never used in production (domain.md
 * §7).
 */
export const noPayments: PaymentProvider = {
  name: 'none',
  sandbox: false,
  createOrder: refuse,
  cancelOrder: refuse,
  findOrder: refuse,
  order: refuse,
  rewardLink: refuse,
};
