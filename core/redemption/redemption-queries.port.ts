import type { Currency, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { Redemption } from './redemption.js';
import type { DealerRefund } from './refund.js';

export interface RedemptionView extends Redemption {
  readonly dealerName: string;
  readonly riderName: string;
}

/** One line of a receipt: the amount taken out of one award. */
export interface ReceiptLine {
  readonly awardId: string;
  readonly label: string;
  /** minor units of the redemption's currency */
  readonly amount: number;
  readonly expiresOn: LocalDate | null;
  /** what the redemption left of the award, minor units */
  readonly left: number;
  /** the race that won it; null for a bonus */
  readonly event: { readonly id: string; readonly title: string; readonly type: string } | null;
}

export interface ReceiptView extends RedemptionView {
  /** in spending order */
  readonly lines: readonly ReceiptLine[];
  /** the refund that was not undone, if any */
  readonly refund: DealerRefund | null;
}

export interface RedemptionSearch extends PageAsked {
  readonly revoked: boolean;
  /** only one dealer's or one rider's redemptions */
  readonly dealerId?: string;
  readonly riderId?: string;
  /** code, rider, dealer or employee name */
  readonly query?: string;
  /** calendar dates in the program's time zone, both inclusive */
  readonly afterDate?: LocalDate;
  readonly beforeDate?: LocalDate;
  /** the dealer's country */
  readonly country?: string;
  readonly currency?: Currency;
  readonly riderName?: string;
}

export interface RedemptionQueries {
  search(asked: RedemptionSearch): Promise<PageOf<RedemptionView>>;
  one(id: string): Promise<RedemptionView | undefined>;
  receipt(id: string): Promise<ReceiptView | undefined>;
}
