import type { Currency, Money, RiderDetail } from '@rrr/contract';
import type { MoneyValue } from '@rrr/kit/desk';

export interface Adjustment {
  direction: 'add' | 'deduct';
  book: 'credit' | 'cash';
  currency: Currency;
  amount: MoneyValue;
  expireDate: string;
  reason: string;
}
export type AdjustmentFault = 'amountWrong' | 'overLimit' | 'expirePast' | 'required';

/** What is wrong with an adjustment as written, in the order of its fields. */
export const adjustmentFaults = (
  { amount, expireDate, reason }: Adjustment,
  { limit, today }: { limit: number; today: string },
): Partial<Record<'amount' | 'expireDate' | 'reason', AdjustmentFault>> => ({
  ...(typeof amount !== 'number' || amount <= 0
    ? { amount: 'amountWrong' }
    : amount > limit
      ? { amount: 'overLimit' }
      : {}),
  ...(expireDate !== '' && expireDate < today ? { expireDate: 'expirePast' } : {}),
  ...(reason.trim() === '' ? { reason: 'required' } : {}),
});

/** The adjustment as signed money. */
export const signed = ({ direction, amount, currency }: Adjustment): Money => ({
  amount: (direction === 'deduct' ? -1 : 1) * (typeof amount === 'number' ? amount : 0),
  currency,
});

/** What is available of the rider's credit in one currency; none without a wallet. */
export const availableIn = ({ balances }: Pick<RiderDetail, 'balances'>, currency: Currency): Money =>
  balances.find(({ available }) => available.currency === currency)?.available ?? { amount: 0, currency };

const REASON_LIMIT = 300;

/**
 * What an address begins an adjustment with (`direction`, `amount` in minor units, `currency`, `reason`); what it does
 * not say, or says wrongly, stays as it is.
 */
export const adjustmentIn = (
  address: URLSearchParams,
  empty: Adjustment,
  currencies: readonly Currency[],
): Adjustment => {
  const amount = address.get('amount') ?? '';
  return {
    ...empty,
    direction: address.get('direction') === 'deduct' ? 'deduct' : empty.direction,
    currency: currencies.find((currency) => currency === address.get('currency')) ?? empty.currency,
    amount: /^[1-9]\d{0,11}$/.test(amount) ? Number(amount) : empty.amount,
    reason: (address.get('reason') ?? empty.reason).slice(0, REASON_LIMIT),
  };
};
