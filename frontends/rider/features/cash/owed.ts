import type { Money, PayoutClaim, RiderCash, RiderDetail } from '@rrr/contract';
import { today } from '../../today.js';
import { needsOf, nextNeed } from './needs.js';

/** What is due on one day. What has passed its day is one part, with the first of these days. */
export interface OwedPart {
  amount: Money;
  dueDate: string;
  late: boolean;
}

/** Cash of a rider in one currency that was not sent yet, before withholding. */
export interface Owed {
  currency: Money['currency'];
  /** earned, and not requested yet */
  owed: Money;
  /** requested, and not sent yet */
  requested: Money;
  /** of what is owed, while its rider has something to send: the late part first, then by deadline; else none */
  parts: readonly OwedPart[];
  /** the first day by which what was requested is paid out */
  paidBy: string | null;
}

type Cash = RiderCash['cash'][number];

const partsOf = (awards: Cash['awards'], currency: Money['currency'], day: string): readonly OwedPart[] => {
  const parts = new Map<string, OwedPart>();
  for (const { dueDate, amount } of [...awards].sort((a, b) => a.dueDate.localeCompare(b.dueDate))) {
    const late = dueDate < day;
    const key = late ? 'late' : dueDate;
    const part = parts.get(key) ?? { amount: { amount: 0, currency }, dueDate, late };
    parts.set(key, { ...part, amount: { amount: part.amount.amount + amount.amount, currency } });
  }
  return [...parts.values()];
};

/**
 * What is owed and what was requested by currency, the currency with owed cash first. Deadlines are those of what the
 * rider has to send: once all of it is sent they say nothing any more.
 */
export const owedOf = (
  cash: RiderCash,
  claims: readonly PayoutClaim[],
  record: RiderDetail['record'],
  day = today(),
): readonly Owed[] => {
  const pending = claims.filter((claim) => claim.state === 'pending');
  const sends = nextNeed(needsOf(cash, record)) !== undefined;
  const currencies = new Set([
    ...cash.cash.map((item) => item.gross.currency),
    ...pending.map((claim) => claim.gross.currency),
  ]);
  return [...currencies].flatMap((currency): Owed[] => {
    const open = cash.cash.find((candidate) => candidate.gross.currency === currency);
    const claimed = pending.filter((claim) => claim.gross.currency === currency);
    const owed = open?.gross.amount ?? 0;
    const requested = claimed.reduce((sum, claim) => sum + claim.gross.amount, 0);
    if (owed + requested === 0) return [];
    return [
      {
        currency,
        owed: { amount: owed, currency },
        requested: { amount: requested, currency },
        parts: sends && owed > 0 ? partsOf(open?.awards ?? [], currency, day) : [],
        paidBy: claimed.map((claim) => claim.dueDate).sort()[0] ?? null,
      },
    ];
  });
};
