import { addDays, dateIn, fullNameOf, type Ids, type LocalDate, type PersonName, plusSeconds } from '@rrr/core/shared';
import type { DealerRefund } from '@rrr/core/redemption';
import type { Seed } from '@rrr/persistence';
import { midnight } from './calendar.js';
import { chanceOf } from './chance.js';
import type { Books } from './memory-books.js';

/** Dealers are paid on Thursdays, for redemptions at least this old. */
const WAIT_DAYS = 14;
const THURSDAY = 4;
/** a few redemptions are forgotten until somebody looks at what is overdue */
const FORGOTTEN = 0.006;

interface Paid {
  readonly books: Pick<Books, 'redemptions' | 'audit'>;
  readonly ids: Ids;
  readonly today: LocalDate;
  readonly timeZone: string;
  /** who paid, and their account if they have one */
  readonly admin: PersonName & { readonly accountId: string | null };
}

const payDayAfter = (day: LocalDate): LocalDate => {
  const first = addDays(day, WAIT_DAYS);
  return addDays(first, (THURSDAY - new Date(first).getUTCDay() + 7) % 7);
};

/** Refunds the dealers week by week up to today; changes the books' redemptions and audit log. */
export const refunds = ({ books, ids, today, timeZone, admin }: Paid): readonly DealerRefund[] => {
  const chance = chanceOf('refunds');
  const [mornings, name] = [new Map<LocalDate, number>(), fullNameOf(admin)];
  return [...books.redemptions.values()].flatMap((redemption): readonly DealerRefund[] => {
    const refundedOn = payDayAfter(dateIn(redemption.redeemedAt, timeZone));
    if (redemption.status !== 'redeemed' || refundedOn >= today || chance.some(FORGOTTEN)) return [];
    const nth = mornings.get(refundedOn) ?? 0;
    mornings.set(refundedOn, nth + 1);
    const refundedAt = plusSeconds(midnight(refundedOn, timeZone), 10 * 3600 + nth * 20);
    const { id: redemptionId, dealerId, currency, amount } = redemption;
    const refund = { id: ids.next(), redemptionId, dealerId, currency, amount };
    books.redemptions.set(redemptionId, { ...redemption, status: 'refunded' });
    books.audit.push({
      id: ids.next(),
      at: refundedAt,
      actorId: admin.accountId,
      proxyHostId: null,
      action: 'refund-dealer',
      objectType: 'redemption',
      objectId: redemptionId,
      detail: { refundId: refund.id, dealerId, amount, currency },
    });
    return [{ ...refund, refundedAt, refundedOn, refundedBy: name, undone: null }];
  });
};

export const refundRows = (refunds: readonly DealerRefund[]): Seed['dealer_refunds'] =>
  refunds.map((refund) => ({
    id: refund.id,
    redemption_id: refund.redemptionId,
    live_redemption_id: refund.redemptionId,
    dealer_id: refund.dealerId,
    currency: refund.currency,
    amount: refund.amount,
    refunded_at: refund.refundedAt,
    refunded_on: refund.refundedOn,
    refunded_by: refund.refundedBy,
    undone_at: null,
    undone_by: null,
  }));
