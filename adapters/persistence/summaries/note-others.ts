import { dateIn } from '@rrr/core/shared';
import { rowsOf } from '../measures.js';
import { rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { DealerRefundRow, EventRow, PayoutClaimRow, ResultRow, RiderRow } from '../tables/index.js';
import type { Keeping } from './tallies.js';
import { brandTallies } from './brand-book.js';
import { claimKind, ENROLLED, monthOf, refundKind } from './kinds.js';

/** Counts a new rider. Must be called on every insert of riders. */
export const noteEnrolled = (keeping: Keeping, item: Pick<RiderRow, 'id' | 'enrolled_at'>): void =>
  keeping.tally({
    kind: ENROLLED,
    key: '',
    bucket: monthOf(dateIn(item.enrolled_at, keeping.zone)),
    spread: item.id,
    n: 1,
    amount: 0,
  });

type CountedClaim = Pick<
  PayoutClaimRow,
  'rider_id' | 'currency' | 'gross' | 'withholding' | 'net' | 'state' | 'requested_at'
>;

const noteClaimOnce = (keeping: Keeping, claim: CountedClaim, n: 1 | -1): void => {
  if (claim.state === 'canceled') return;
  const note = (key: string, amount: CountedClaim['net']): void =>
    keeping.tally({
      kind: claimKind(claim.currency),
      key,
      bucket: monthOf(dateIn(claim.requested_at, keeping.zone)),
      spread: claim.rider_id,
      n,
      amount: n * toSafeInteger(amount),
    });
  note('gross', claim.gross);
  note('withheld', claim.withholding);
  note('net', claim.net);
  if (claim.state === 'sent') note('sent', claim.net);
};

/** Moves a payout claim between summaries; without `before` it is new. Must be called on every write of claims. */
export const noteClaim = (keeping: Keeping, before: CountedClaim | undefined, after: CountedClaim): void => {
  if (before) noteClaimOnce(keeping, before, -1);
  noteClaimOnce(keeping, after, 1);
};

type CountedRefund = Pick<DealerRefundRow, 'redemption_id' | 'currency' | 'amount' | 'refunded_on'>;

/** Counts a refund (`n` 1) or its undo (-1). Must be called on every write of refunds. */
export const noteRefund = (keeping: Keeping, refund: CountedRefund, n: 1 | -1): void =>
  keeping.tally({
    kind: refundKind(refund.currency),
    key: '',
    bucket: monthOf(refund.refunded_on),
    spread: refund.redemption_id,
    n,
    amount: n * toSafeInteger(refund.amount),
  });

/**
 * Runs work and counts how the transaction changed the makes in results of locked events, by month and series. All
 * writes of results, and of an event's first day, series or cancellation, must run within it.
 */
export const notingBrands = async <T>(
  sql: Sql,
  keeping: Keeping,
  eventIds: readonly string[],
  work: () => Promise<T>,
): Promise<T> => {
  await keeping.brandsOf(sql, eventIds);
  return work();
};

/** Counts the makes of new results. */
export const noteNewBrands = async (
  sql: Sql,
  keeping: Keeping,
  results: readonly Pick<ResultRow, 'event_id' | 'brand_key'>[],
): Promise<void> => {
  const counts = new Map<string, Map<string, number>>();
  for (const { event_id, brand_key } of results) {
    if (!brand_key) continue;
    const ofEvent = counts.get(event_id) ?? new Map<string, number>();
    counts.set(event_id, ofEvent.set(brand_key, (ofEvent.get(brand_key) ?? 0) + 1));
  }
  const events = await rowsIn<Pick<EventRow, 'id' | 'starts_on' | 'series_id'>>(
    sql,
    [...counts.keys()],
    (some) => `SELECT id, starts_on, series_id FROM events WHERE id IN (${some}) AND ${rowsOf('events')}`,
  );
  for (const { id, ...rest } of events)
    for (const [brand_key, n] of counts.get(id) ?? [])
      for (const tally of brandTallies({ brand_key, n, ...rest }, 1)) keeping.tally(tally);
};
