import type { Currency, Instant } from '../shared/index.js';

export interface Redemption {
  readonly id: string;
  /** shown in base 36, upper case; not guessable from the one before */
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

/** Eight characters always, so that people can tell a code from a typing error. */
const FIRST = 36 ** 7;
export const CODES = 36 ** 8 - FIRST;
export const codeNumber = (random: number): number => FIRST + random;
export const codeOf = (number: number): string => number.toString(36).toUpperCase();
