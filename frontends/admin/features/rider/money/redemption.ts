import type { Dealer, Money } from '@rrr/contract';
import type { MoneyValue } from '@rrr/kit/desk';

export interface WrittenRedemption {
  dealer: Dealer | undefined;
  amount: MoneyValue;
  employee: string;
  idVerified: boolean;
  pin: string;
}
export type RedemptionField = keyof WrittenRedemption;
export type RedemptionFault =
  | 'dealerMissing'
  | 'amountWrong'
  | 'tooMuch'
  | 'overLimit'
  | 'required'
  | 'idMissing'
  | 'pinWrong';

const amountFault = (amount: MoneyValue, available: Money, limit: number): RedemptionFault | undefined => {
  if (typeof amount !== 'number' || amount <= 0) return 'amountWrong';
  if (amount > available.amount) return 'tooMuch';
  return amount > limit ? 'overLimit' : undefined;
};

/** What is wrong with a redemption as written, in the order of its fields. */
export const redemptionFaults = (
  { dealer, amount, employee, idVerified, pin }: WrittenRedemption,
  { available, limit }: { available: Money; limit: number },
): Partial<Record<RedemptionField, RedemptionFault>> => {
  const wrong = amountFault(amount, available, limit);
  return {
    ...(dealer ? {} : { dealer: 'dealerMissing' }),
    ...(wrong ? { amount: wrong } : {}),
    ...(employee.trim() === '' ? { employee: 'required' } : {}),
    ...(idVerified ? {} : { idVerified: 'idMissing' }),
    ...(/^\d{4}$/.test(pin) ? {} : { pin: 'pinWrong' }),
  };
};

/** The field that a refusal is about; one that is about none stands under the form. */
export const FIELD_OF: Readonly<Record<string, RedemptionField>> = {
  AMOUNT_NOT_POSITIVE: 'amount',
  INSUFFICIENT_CREDIT: 'amount',
  REDEMPTION_OVER_LIMIT: 'amount',
  DAILY_REDEMPTION_LIMIT: 'amount',
  WRONG_CURRENCY: 'dealer',
  DEALER_DEACTIVATED: 'dealer',
  ID_NOT_CONFIRMED: 'idVerified',
  WRONG_PIN: 'pin',
  PIN_NOT_SET: 'pin',
  PIN_LOCKED: 'pin',
  DEALER_LOCKED: 'pin',
  TOO_MANY_WRONG_PINS: 'pin',
};
