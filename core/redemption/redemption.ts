import type { Happened } from '../outbox/index.js';
import type { Currency, Instant } from '../shared/index.js';

export interface Redemption {
  readonly id: string;
  /** displayed in base 36, upper case; codes cannot be guessed from earlier ones */
  readonly number: number;
  readonly riderId: string;
  readonly dealerId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly employeeName: string;
  readonly redeemedAt: Instant;
  readonly status: 'redeemed' | 'refunded' | 'revoked';
  readonly revoked: { readonly at: Instant; readonly byName: string; readonly reason: string | null } | null;
}

/** Codes always have eight characters, so that a shorter one is recognized as a typing error. */
const FIRST = 36 ** 7;
export const CODES = 36 ** 8 - FIRST;
export const codeNumber = (random: number): number => FIRST + random;
export const codeOf = (number: number): string => number.toString(36).toUpperCase();

/** The number of a typed redemption code, in either case; null when it is not one. */
export const numberOfCode = (typed: string): number | null => {
  const text = typed.trim();
  const number = /^[0-9a-z]{8}$/i.test(text) ? parseInt(text, 36) : 0;
  return number >= FIRST && number < FIRST + CODES ? number : null;
};

/** What webhooks are told of a redemption. */
export const redemptionTold = (
  type: 'redemption.made' | 'redemption.undone',
  { id: redemptionId, riderId, dealerId, amount, currency }: Redemption,
  item: Pick<Happened, 'id' | 'at'>,
): Happened => ({
  ...item,
  type,
  promoterId: null,
  data: { redemptionId, riderId, dealerId, value: { amount, currency } },
});
