import type { AuditSearch, AuditView } from '../audit/index.js';
import type { EventQueries, EventSearch, EventView, FinishedEvent } from '../events/index.js';
import type { ChequeAddressed, ChequeSearch, ClaimSummary, PayoutClaimSearch } from '../payouts/index.js';
import type {
  RedemptionSearch,
  RedemptionView,
  RefundDue,
  RefundSearch,
  RefundsDueSearch,
  RefundView,
} from '../redemption/index.js';
import type { RiderCash, RiderEarnings, RiderGroup, RiderRedemptions } from '../reports/index.js';
import type { ResultView } from '../results/index.js';
import type { RiderSearch, RiderView } from '../riders/index.js';
import type { Currency, LocalDate, PageAsked } from '../shared/index.js';
import type { TimelineAsked, TimelineEntry } from '../timeline/index.js';
import type { VinReportAsked, VinReportRow } from '../vin/index.js';

/** A complete list in batches, in order. Reading stops when the consumer stops. */
export type Batches<Row> = AsyncIterable<readonly Row[]>;

export type Whole<Asked extends PageAsked> = Omit<Asked, keyof PageAsked>;
/** An event's results; classes and results in display order. */
export interface EventResultsAsked {
  readonly eventId: string;
  readonly classIds: readonly string[];
  /** only unmatched results */
  readonly unmatched: boolean;
}

type InYear = { readonly currency: Currency; readonly year: number };

/**
 * Lists without an end, in full: each batch begins where the last one ended, so that the last costs what the first did.
 * What changes meanwhile may be seen or not; no row comes twice.
 */
export interface ExportQueries {
  riders(asked: Whole<RiderSearch>, today: LocalDate): Batches<RiderView>;
  redemptions(asked: Whole<RedemptionSearch>): Batches<RedemptionView>;
  refundsDue(asked: Whole<RefundsDueSearch>, today: LocalDate): Batches<RefundDue>;
  refunds(asked: Whole<RefundSearch> & { readonly undone?: boolean }): Batches<RefundView>;
  payoutClaims(asked: Whole<PayoutClaimSearch>, today: LocalDate): Batches<ClaimSummary>;
  cheques(asked: Whole<ChequeSearch>): Batches<ChequeAddressed>;
  events(asked: Whole<EventSearch>, today: LocalDate): Batches<EventView>;
  eventsFinished(asked: Whole<Parameters<EventQueries['finished']>[0]>): Batches<FinishedEvent>;
  results(asked: EventResultsAsked): Batches<ResultView>;
  audit(asked: Whole<AuditSearch>): Batches<AuditView>;
  timeline(asked: Omit<TimelineAsked, 'after' | 'limit'>): Batches<TimelineEntry>;
  vinReport(asked: Whole<VinReportAsked>): Batches<VinReportRow>;
  riderEarnings(group: RiderGroup, asked: InYear): Batches<RiderEarnings>;
  riderRedemptions(asked: InYear): Batches<RiderRedemptions>;
  cashOut(asked: { readonly currency: Currency }): Batches<RiderCash>;
}
