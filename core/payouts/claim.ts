import type { Line } from '../ledger/index.js';
import type { TaxStatus } from '../riders/index.js';
import type { Currency, Instant, LocalDate } from '../shared/index.js';
import { ClaimOutdated } from './refusals.js';

export type PayMethod = 'reward-link' | 'debit-card' | 'cheque';

/** Amounts in minor units: `net` is paid to the rider, `withholding` to the tax office. */
export interface Amounts {
  readonly gross: number;
  readonly withholding: number;
  readonly net: number;
}

/** A claim to have earned cash awards paid (domain.md §3, §7). */
export interface PayoutClaim extends Amounts {
  readonly id: string;
  readonly riderId: string;
  readonly currency: Currency;
  /** hundredths of a percent, at the time the amounts were computed */
  readonly withholdingBasisPoints: number;
  readonly method: PayMethod;
  readonly state: 'pending' | 'sent' | 'canceled';
  readonly requestedAt: Instant;
  /** name of the rider or admin who made the claim */
  readonly requestedBy: string;
  readonly dueOn: LocalDate;
  /** `on`: the calendar day in the program's time zone; it decides the tax year */
  readonly sent: {
    readonly at: Instant;
    readonly byName: string;
    readonly on: LocalDate;
    /** of the rider when it was sent: it decides the tax form; null or left out: not known */
    readonly tax?: { readonly status: TaxStatus; readonly country: string } | null;
    /** of a payment made without the provider, such as a wire; null or left out: paid by its order or cheque */
    readonly reference?: string | null;
  } | null;
  readonly canceledAt: Instant | null;
  readonly version: number;
  /** the claimed awards in the order of their ids, with their values when the amounts were computed */
  readonly lines: readonly Line[];
}

/** Splits a gross amount into net and withholding; rounds half up to the minor unit, exact for any amount. */
export const amountsOf = (gross: number, basisPoints: number): Amounts => {
  const withholding = Number((BigInt(gross) * BigInt(basisPoints) + 5_000n) / 10_000n);
  return { gross, withholding, net: gross - withholding };
};

/** The lines for the awards' current values. */
export const linesOf = (awards: readonly { readonly id: string; readonly current: number }[]): readonly Line[] =>
  awards
    .filter((award) => award.current > 0)
    .map((award) => ({ awardId: award.id, amount: award.current }))
    .toSorted((a, b) => (a.awardId < b.awardId ? -1 : 1));

export const grossOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.amount, 0);

/**
 * The error when a claim's amounts are no longer right: corrected results changed an award, or a different tax rate
 * applies to the rider (changed by an admin or by a merge). Such a claim must not be ordered or paid. `was` and `now`
 * are gross amounts, or net ones when the gross is the same.
 */
export const outdatedError = (
  { lines, gross, net, currency, withholdingBasisPoints }: PayoutClaim,
  awards: readonly { readonly id: string; readonly current: number }[],
  basisPoints: number,
): ClaimOutdated | null => {
  const held = new Map(awards.map((award) => [award.id, award.current]));
  if (lines.some((line) => held.get(line.awardId) !== line.amount))
    return new ClaimOutdated({
      was: gross,
      now: lines.reduce((sum, line) => sum + (held.get(line.awardId) ?? 0), 0),
      currency,
    });
  return withholdingBasisPoints === basisPoints
    ? null
    : new ClaimOutdated({ was: net, now: amountsOf(gross, basisPoints).net, currency });
};

export const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));
