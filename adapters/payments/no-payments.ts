import { type PaymentProvider, PaymentsNotConfigured } from '@rrr/core/payouts';

const refuse = async (): Promise<never> => {
  throw new PaymentsNotConfigured();
};

/**
 * In production without a provider's key nothing is paid, and nothing pretends to be: the sandbox never serves there
 * (domain.md §7).
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
