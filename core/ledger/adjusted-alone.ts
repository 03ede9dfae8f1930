import type { Actor } from '../access/index.js';
import { personOf } from '../approvals/index.js';
import type { Program } from '../program/index.js';
import type { LocalDate, Money, Stores } from '../shared/index.js';
import type { Book } from './wallet.js';

/** An adjustment that an administrator asked for. */
export interface AdjustmentChange {
  readonly book: Book;
  /** minor units; positive gives, negative takes */
  readonly amount: Money;
  readonly expiresOn: LocalDate | null;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    adjustment: AdjustmentChange;
  }
}

/**
 * How an administrator makes an adjustment: `alone` up to `adjustedAlone` a day over all currencies (domain.md §13),
 * which is counted; concurrent calls of the same person wait. Above it, it `waits` for another one; where approvals are
 * only `recorded`, the caller does and records it (`recordDoneAlone`).
 */
export const howAdjusted = async (
  tx: Pick<Stores, 'adjustments'>,
  actor: Actor,
  { amount }: Money,
  day: LocalDate,
  { approvals, limits }: Pick<Program, 'approvals' | 'limits'>,
): Promise<'alone' | 'recorded' | 'waits'> => {
  const counted = { accountId: personOf(actor), day, amount: Math.abs(amount) };
  if ((await tx.adjustments.countAlone(counted)) <= limits.adjustedAlone) return 'alone';
  await tx.adjustments.countAlone({ ...counted, amount: -counted.amount });
  return approvals === 'required' ? 'waits' : 'recorded';
};
