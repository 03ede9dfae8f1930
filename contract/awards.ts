import { z } from 'zod';
import { date, id, instant, money } from './values.js';
import { awardType, resultType, verdict } from './verdict.js';

const awardStatus = z.enum(['current', 'expired', 'spent', 'earned', 'funded', 'reversed', 'converted']);

export const award = z.strictObject({
  _id: id,
  type: awardType,
  status: awardStatus,
  awardedDate: instant,
  /** last day on which it can be redeemed; null for cash */
  expireDate: date.nullable(),
  initialValue: money,
  currentValue: money,
  event: z.strictObject({ _id: id, title: z.string() }).nullable(),
  className: z.string().nullable(),
  place: z.int().nullable(),
  /** what it was given for, as the ledger writes it: an event and class, or a series, season, class and place */
  label: z.string().optional(),
  /** the newest redemption of it that was not undone */
  redeemDate: instant.nullable().optional(),
  /** when the dealer was refunded for that redemption, and by whom; null for riders */
  refundDate: instant.nullable().optional(),
  refundedBy: z.string().nullable().optional(),
  /** the wallet's balance before and after the newest movement of the award; left out without one */
  previousBalance: money.optional(),
  newBalance: money.optional(),
  /** of cash: what its rider took as dealer credit instead; of credit and bonuses: what such choices gave */
  takenAsCredit: money.optional(),
});
export type Award = z.output<typeof award>;

export const ledgerEntry = z.strictObject({
  _id: id,
  sequence: z.int(),
  kind: z.enum([
    'award',
    'correct',
    'reverse',
    'redeem',
    'undo',
    'expire',
    'transfer',
    'adjust',
    'pay',
    'unpay',
    // cash taken as dealer credit, and the program's bonus on it
    'choose',
    'bonus',
  ]),
  amount: money,
  previousBalance: money,
  newBalance: money,
  at: instant,
  award: z.strictObject({ _id: id, label: z.string() }),
  redemptionCode: z.string().nullable(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** A race result of a rider with its award, or the reasons why it earned nothing. */
export const earning = z.strictObject({
  _id: id,
  event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }),
  className: z.string(),
  place: z.int().nullable(),
  resultType,
  receivedAt: instant,
  verdict,
  award: award.nullable(),
});
export type Earning = z.output<typeof earning>;

export const balance = z.strictObject({
  /** what can be redeemed today */
  available: money,
  /** the amount that expires next and its date; null without one */
  nextExpiry: z.strictObject({ amount: money, expireDate: date }).nullable(),
});
export type Balance = z.output<typeof balance>;
