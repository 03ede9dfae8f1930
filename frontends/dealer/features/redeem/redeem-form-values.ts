import type { MoneyValue } from '@rrr/kit/desk';

export interface RedeemValues {
  amount: MoneyValue;
  dealerEmployeeName: string;
  riderIdVerified: boolean;
  pin: string;
}

export type RedeemField = keyof RedeemValues;

/** The field that a refusal is about; one that is about none stands at the top. */
export const FIELD_OF: Readonly<Record<string, RedeemField>> = {
  AMOUNT_NOT_POSITIVE: 'amount',
  INSUFFICIENT_CREDIT: 'amount',
  REDEMPTION_OVER_LIMIT: 'amount',
  DAILY_REDEMPTION_LIMIT: 'amount',
  WRONG_CURRENCY: 'amount',
  ID_NOT_CONFIRMED: 'riderIdVerified',
  WRONG_PIN: 'pin',
  PIN_NOT_SET: 'pin',
  PIN_LOCKED: 'pin',
  DEALER_LOCKED: 'pin',
  TOO_MANY_WRONG_PINS: 'pin',
};
