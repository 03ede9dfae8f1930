import type { Currency, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { DealerRefund } from './refund.js';
import type { RedemptionView } from './redemption-queries.port.js';

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
  /** within which dealers are refunded: program.dealerRefundDays */
  readonly days: number;
  readonly overdue?: boolean;
}

export interface RefundView extends DealerRefund {
  readonly dealerName: string;
  readonly redemptionNumber: number;
}

export interface RefundQueries {
  /** redemptions that dealers wait to be refunded for, the oldest first; `from` and `to`: when they were made */
  due(asked: RefundsDueSearch, today: LocalDate): Promise<PageOf<RefundDue>>;
  /**
   * the newest first, and by themselves those that were undone, the last undone first; `from` and `to`: when they were
   * refunded
   */
  done(asked: RefundSearch & { readonly undone?: boolean }): Promise<PageOf<RefundView>>;
}
