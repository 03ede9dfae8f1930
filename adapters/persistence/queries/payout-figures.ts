import type { PayoutFigures } from '@rrr/core/payouts';
import type { Currency, LocalDate } from '@rrr/core/shared';
import type { Reader } from '../reader.js';
import { type Value, toSafeInteger } from '../sql.js';
import { redeemedKind, refundKind } from '../summaries/kinds.js';

interface Counted {
  readonly n: number | string;
  readonly amount: number | string | null;
}

/** Pending claims are few and counted by their index; what was redeemed and refunded is summed up already. */
export const payoutFigures = async (reader: Reader, currency: Currency, today: LocalDate): Promise<PayoutFigures> => {
  const counted = async (
    text: string,
    values: readonly Value[],
  ): Promise<{ readonly n: number; readonly amount: number }> => {
    const [row] = await reader.rows<Counted>(text, values);
    return { n: toSafeInteger(row?.n ?? 0), amount: toSafeInteger(row?.amount ?? 0) };
  };
  const pending =
    "SELECT COUNT(*) AS n, SUM(net) AS amount FROM payout_claims WHERE state = 'pending' AND currency = ?";
  const tallied = 'SELECT SUM(n) AS n, SUM(amount) AS amount FROM tallies WHERE kind = ?';
  const [all, late, redeemed, refunded, [sent]] = await Promise.all([
    counted(pending, [currency]),
    counted(`${pending} AND due_on < ?`, [currency, today]),
    counted(tallied, [redeemedKind(currency)]),
    counted(tallied, [refundKind(currency)]),
    reader.rows<Readonly<Record<'gross' | 'withholding' | 'net', number | string | null>>>(
      'SELECT SUM(gross) AS gross, SUM(withholding) AS withholding, SUM(net) AS net FROM rider_cash_years WHERE year = ? AND currency = ?',
      [Number(today.slice(0, 4)), currency],
    ),
  ]);
  return {
    pending: { claims: all.n, net: all.amount },
    overdue: { claims: late.n, net: late.amount },
    sent: {
      gross: toSafeInteger(sent?.gross ?? 0),
      withholding: toSafeInteger(sent?.withholding ?? 0),
      net: toSafeInteger(sent?.net ?? 0),
    },
    refundsDue: { redemptions: redeemed.n - refunded.n, amount: redeemed.amount - refunded.amount },
  };
};
