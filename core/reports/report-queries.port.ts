import type { AwardType } from '../ledger/index.js';
import type { Currency, LocalDate } from '../shared/index.js';
import type { Amount, Month, Period } from './period.js';
import type { RiderReportQueries } from './rider-report-queries.port.js';

/** Totals of a period in one currency (domain.md §12). */
export interface Summary {
  /** redeemable amount of all wallets today */
  readonly available: number;
  readonly earned: number;
  readonly redeemed: number;
  /** riders with an award in the period */
  readonly ridersWithAward: number;
  readonly activeRiders: number;
  readonly events: number;
  readonly awards: number;
  readonly redemptions: number;
  readonly earnedByType: Readonly<Record<AwardType, Amount>>;
  /** every category; a series in several categories counts in each, one without a category in none */
  readonly categoriesEarned: readonly (Amount & { readonly id: string; readonly description: string })[];
  /** awards whose series is in no category, or that have no series */
  readonly withoutCategory: Amount;
  /** every month of the period */
  readonly months: readonly { readonly month: Month; readonly earned: number; readonly redeemed: number }[];
}

/** What was earned in one series, or in those of a category. Redemptions belong to no series. */
interface SeriesSummary {
  readonly earned: number;
  readonly awards: number;
  readonly events: number;
  /** riders with an award; null for a category, which is not counted */
  readonly ridersWithAward: number | null;
  readonly months: readonly { readonly month: Month; readonly earned: number; readonly awards: number }[];
}

/** Ledger sums of one month, signed as they changed wallets. */
export interface Movements extends Readonly<
  Record<'expire' | 'reverse' | 'correct' | 'adjust' | 'pay' | 'unpay', Amount>
> {
  readonly month: Month;
}

/** `results` of ./measures.ts, by make. */
export interface MarketShare {
  /** highest first; the make is normalized by `nameKey` */
  readonly brands: readonly { readonly brand: string; readonly results: number }[];
}

interface SharesOfSeries {
  readonly series: readonly (MarketShare & { readonly id: string; readonly name: string })[];
  readonly withoutSeries: MarketShare;
}

/** Payout claims by the month of the request, without canceled ones. */
export interface PayoutMonth {
  readonly month: Month;
  readonly claims: number;
  readonly gross: number;
  readonly withheld: number;
  readonly net: number;
  /** net total of sent claims */
  readonly sent: number;
  readonly sentClaims: number;
  /** net total of pending claims */
  readonly pending: number;
}

export interface TopDealer extends Amount {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
}

interface RecentEvent {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string;
  readonly startsOn: LocalDate;
  readonly currency: Currency;
  readonly paying: boolean;
  readonly classCount: number;
  readonly classesWithResults: number;
  /** finishers in paid places who match no enrolled rider and were not set aside */
  readonly unmatched: number;
  readonly earned: Amount;
}

/** Without data, every report returns zeros (domain.md §12). */
export interface ReportQueries extends RiderReportQueries {
  summary(asked: Period, today: LocalDate): Promise<Summary>;
  seriesSummary(
    asked: Period & ({ readonly seriesId: string } | { readonly categoryId: string }),
  ): Promise<SeriesSummary>;
  /** whole months, first and last included */
  movements(asked: {
    readonly currency: Currency;
    readonly from: Month;
    readonly to: Month;
  }): Promise<readonly Movements[]>;
  /** by month of the event's first day; every month of the period */
  marketShareByMonth(asked: Omit<Period, 'currency'>): Promise<readonly (MarketShare & { readonly month: Month })[]>;
  /** by series, most results first, and results of events in no series: together all those of the months */
  marketShareBySeries(asked: Omit<Period, 'currency'>): Promise<SharesOfSeries>;
  /** dealers by amount redeemed in a year */
  topDealers(asked: {
    readonly currency: Currency;
    readonly year: number;
    readonly limit: number;
  }): Promise<readonly TopDealer[]>;
  payouts(asked: Period): Promise<readonly PayoutMonth[]>;
  /** events before today, latest first */
  recentEvents(today: LocalDate, limit: number): Promise<readonly RecentEvent[]>;
}
