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
 * Whether an administrator adjusts this alone: up to `adjustedAlone` a day over all currencies (domain.md §13). Counts
 * it if so; concurrent calls of the same person wait.
 */
export const isAdjustedAlone = async (
  tx: Pick<Stores, 'adjustments'>,
  actor: Actor,
  { amount }: Money,
  day: LocalDate,
  { limits }: Pick<Program, 'limits'>,
): Promise<boolean> => {
  const counted = { accountId: personOf(actor), day, amount: Math.abs(amount) };
  if ((await tx.adjustments.countAlone(counted)) <= limits.adjustedAlone) return true;
  await tx.adjustments.countAlone({ ...counted, amount: -counted.amount });
  return false;
};
