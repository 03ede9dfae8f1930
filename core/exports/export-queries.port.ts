import type { RedemptionSearch, RedemptionView } from '../redemption/index.js';
import type { RiderCash, RiderEarnings, RiderGroup, RiderRedemptions } from '../reports/index.js';
import type { RiderSearch, RiderView } from '../riders/index.js';
import type { Currency, LocalDate, PageAsked } from '../shared/index.js';

/** A whole list in its order, some rows at a time; who stops asking stops the reading. */
export type Batches<Row> = AsyncIterable<readonly Row[]>;

export type Whole<Asked extends PageAsked> = Omit<Asked, keyof PageAsked>;
type InYear = { readonly currency: Currency; readonly year: number };

/**
 * Lists without an end, in full: each batch begins where the last one ended, so that the last costs what the first did. What changes
 * meanwhile may be seen or not; no row comes twice.
 */
export interface ExportQueries {
  riders(asked: Whole<RiderSearch>, today: LocalDate): Batches<RiderView>;
  redemptions(asked: Whole<RedemptionSearch>): Batches<RedemptionView>;
  riderEarnings(group: RiderGroup, asked: InYear): Batches<RiderEarnings>;
  riderRedemptions(asked: InYear): Batches<RiderRedemptions>;
  cashOut(asked: { readonly currency: Currency }): Batches<RiderCash>;
}
