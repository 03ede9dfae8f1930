import type { Currency, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { DealerRefund } from './refund.js';
import type { RedemptionView } from './redemption-queries.port.js';
import type { StatementEntry } from './statement.js';

export interface RefundDue extends RedemptionView {
  readonly dueOn: LocalDate;
  readonly overdue: boolean;
}

export interface RefundSearch extends PageAsked {
  readonly dealerId?: string;
  readonly currency?: Currency;
  /** calendar days in the program's zone, both inclusive */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

export interface RefundsDueSearch extends RefundSearch {
  /** the refund period in days (program.dealerRefundDays) */
  readonly days: number;
  readonly overdue?: boolean;
}

/** What is due in one currency, and what of it is past its due date; amounts in minor units. */
export interface RefundsDueTotal {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: number;
  readonly overdueCount: number;
  readonly overdueAmount: number;
}

export interface RefundView extends DealerRefund {
  readonly dealerName: string;
  readonly redemptionNumber: number;
  readonly riderId: string;
  readonly riderName: string;
}

export interface StatementAsked {
  readonly dealerId: string;
  readonly currency: Currency;
  /** calendar days in the program's zone, both inclusive */
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface RefundQueries {
  /** what was owed to the dealer before the first day, and what changed it since, in no particular order */
  statement(asked: StatementAsked): Promise<{ readonly opening: number; readonly entries: readonly StatementEntry[] }>;
  /** redemptions not refunded yet, oldest first; `from` and `to` limit the redemption date */
  due(asked: RefundsDueSearch, today: LocalDate): Promise<PageOf<RefundDue>>;
  /** sums over the same redemptions, by currency; a currency without any is left out */
  dueTotals(
    asked: Omit<RefundsDueSearch, keyof PageAsked | 'overdue'>,
    today: LocalDate,
  ): Promise<readonly RefundsDueTotal[]>;
  /**
   * refunds, newest first; with `undone`, those that were undone, last undone first; `from` and `to` limit the refund
   * date
   */
  done(asked: RefundSearch & { readonly undone?: boolean }): Promise<PageOf<RefundView>>;
}
