import type { Money, PayoutClaim, RiderCash } from '@rrr/contract';
import { today } from '../../today.js';

/** What a rider has still to be paid in one currency. */
export interface Owed {
  currency: Money['currency'];
  /** awards that no claim holds, and pending claims, before withholding */
  total: Money;
  /** of it: awards that can be claimed, or lack something */
  unclaimed: Money;
  /** the next deadline for what is missing that can still be met, else the first; null: nothing waits for papers */
  infoDue: string | null;
  /** the first deadline that has passed, when a later one can still be met */
  infoPast: string | null;
  /** the first day by which a pending claim is paid */
  paidBy: string | null;
}

const first = (dates: readonly string[]): string | null => [...dates].sort()[0] ?? null;

/** Unclaimed awards and pending claims by currency, the currency with unclaimed awards first. */
export const owedOf = (
  { cash, missing }: RiderCash,
  claims: readonly PayoutClaim[],
  day = today(),
): readonly Owed[] => {
  const pending = claims.filter((it) => it.state === 'pending');
  const currencies = new Set([...cash.map((it) => it.gross.currency), ...pending.map((it) => it.gross.currency)]);
  return [...currencies].flatMap((currency): Owed[] => {
    const open = cash.find((it) => it.gross.currency === currency);
    const claimed = pending.filter((it) => it.gross.currency === currency);
    const unclaimed = open?.gross.amount ?? 0;
    const total = unclaimed + claimed.reduce((sum, it) => sum + it.gross.amount, 0);
    if (total === 0) return [];
    const dates = missing.length > 0 ? (open?.awards ?? []).map((it) => it.dueDate) : [];
    const next = first(dates.filter((it) => it >= day));
    const past = first(dates.filter((it) => it < day));
    return [
      {
        currency,
        total: { amount: total, currency },
        unclaimed: { amount: unclaimed, currency },
        infoDue: next ?? past,
        infoPast: next && past,
        paidBy: first(claimed.map((it) => it.dueDate)),
      },
    ];
  });
};
