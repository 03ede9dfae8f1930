import type { Line } from '../ledger/index.js';
import type { Currency, Instant, LocalDate } from '../shared/index.js';
import { ClaimOutdated } from './refusals.js';

export type PayMethod = 'reward-link' | 'debit-card' | 'cheque';

/** What is paid: minor units; `net` is what leaves, `withholding` goes to the tax office. */
export interface Amounts {
  readonly gross: number;
  readonly withholding: number;
  readonly net: number;
}

/** A rider's earned cash awards on their way to being paid (domain.md §3, §7). */
export interface PayoutClaim extends Amounts {
  readonly id: string;
  readonly riderId: string;
  readonly currency: Currency;
  /** hundredths of a percent, as it stood when the amounts were computed */
  readonly withholdingBasisPoints: number;
  readonly method: PayMethod;
  readonly state: 'pending' | 'sent' | 'canceled';
  readonly requestedAt: Instant;
  /** name of who asked for it: the rider or an admin */
  readonly requestedBy: string;
  readonly dueOn: LocalDate;
  /** `on`: the calendar day in the program's zone, by which it counts for a tax year */
  readonly sent: { readonly at: Instant; readonly byName: string; readonly on: LocalDate } | null;
  readonly canceledAt: Instant | null;
  readonly version: number;
  /** the awards it pays, in the order of their ids, with what each held when the amounts were computed */
  readonly lines: readonly Line[];
}

/** Half-up on the minor unit, exactly, however large the amount. */
export const amountsOf = (gross: number, basisPoints: number): Amounts => {
  const withholding = Number((BigInt(gross) * BigInt(basisPoints) + 5_000n) / 10_000n);
  return { gross, withholding, net: gross - withholding };
};

/** What the lines are worth now. */
export const linesOf = (awards: readonly { readonly id: string; readonly current: number }[]): readonly Line[] =>
  awards
    .filter((it) => it.current > 0)
    .map((it) => ({ awardId: it.id, amount: it.current }))
    .toSorted((a, b) => (a.awardId < b.awardId ? -1 : 1));

export const grossOf = (lines: readonly Line[]): number => lines.reduce((sum, it) => sum + it.amount, 0);

/**
 * Says that corrected results changed an award of it since its amounts were computed, or that other tax is withheld of
 * its rider by now (an admin decided so, or they were merged with someone of whom it is): then nothing may be asked or
 * paid by them. `was` and `now` are gross, else net.
 */
export const outdatedError = (
  { lines, gross, net, currency, withholdingBasisPoints }: PayoutClaim,
  awards: readonly { readonly id: string; readonly current: number }[],
  basisPoints: number,
): ClaimOutdated | null => {
  const held = new Map(awards.map((it) => [it.id, it.current]));
  if (lines.some((it) => held.get(it.awardId) !== it.amount))
    return new ClaimOutdated({
      was: gross,
      now: lines.reduce((sum, it) => sum + (held.get(it.awardId) ?? 0), 0),
      currency,
    });
  return withholdingBasisPoints === basisPoints
    ? null
    : new ClaimOutdated({ was: net, now: amountsOf(gross, basisPoints).net, currency });
};

export const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));
