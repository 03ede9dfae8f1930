import type { Program } from '../program/index.js';
import { addDays, type Currency, dateIn, type Instant, type LocalDate, refusal } from '../shared/index.js';

/**
 * A credit to the dealer's parts account for a redemption. A redemption has at most one refund that is not undone
 * (domain.md §5, invariant 5).
 */
export interface DealerRefund {
  readonly id: string;
  readonly redemptionId: string;
  readonly dealerId: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly refundedAt: Instant;
  /** the calendar day in the program's zone */
  readonly refundedOn: LocalDate;
  readonly refundedBy: string;
  readonly undone: { readonly at: Instant; readonly byName: string } | null;
}

export class AlreadyRefunded extends refusal('ALREADY_REFUNDED', 'The dealer was already refunded for it') {}
export class NotRefunded extends refusal('NOT_REFUNDED', 'The dealer was not refunded for it') {}

/** `refused`: the error code; null on success */
export interface RefundOutcome {
  readonly redemptionId: string;
  readonly refused: string | null;
}

/** The last day on which the dealer's parts account is to be credited for a redemption. */
export const refundDueOn = (
  redeemedAt: Instant,
  { timeZone, dealerRefundDays }: Pick<Program, 'timeZone' | 'dealerRefundDays'>,
): LocalDate => addDays(dateIn(redeemedAt, timeZone), dealerRefundDays);
