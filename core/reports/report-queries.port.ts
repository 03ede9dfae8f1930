import type { AwardType } from '../ledger/index.js';
import type { Currency, LocalDate } from '../shared/index.js';
import type { Amount, Month, Period } from './period.js';
import type { RiderReportQueries } from './rider-report-queries.port.js';

/** Figures of a period in one currency (domain.md §12). */
export interface Summary {
  /** what all wallets could redeem today */
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
  /** every category; a series that stands in two counts in both, one that stands in none in none */
  readonly categoriesEarned: readonly (Amount & { readonly id: string; readonly description: string })[];
  /** every month of the period */
  readonly months: readonly { readonly month: Month; readonly earned: number; readonly redeemed: number }[];
}

/** What was earned in one series, or in those of a category. Redemptions belong to no series. */
interface SeriesSummary {
  readonly earned: number;
  readonly awards: number;
  readonly events: number;
  /** riders with an award of it; of a category nobody keeps count: null */
  readonly ridersWithAward: number | null;
  readonly months: readonly { readonly month: Month; readonly earned: number; readonly awards: number }[];
}

/** Sums of ledger entries of one month, signed as they moved wallets. */
export interface Movements extends Readonly<
  Record<'expire' | 'reverse' | 'correct' | 'adjust' | 'pay' | 'unpay', Amount>
> {
  readonly month: Month;
}

/** Results whose bike names a make that is known. */
export interface MarketShare {
  /** most first; the make as `nameKey` writes it */
  readonly brands: readonly { readonly brand: string; readonly results: number }[];
}

/** Payout claims by the month they were asked for; canceled ones are in none. */
export interface PayoutMonth {
  readonly month: Month;
  readonly claims: number;
  readonly gross: number;
  readonly withheld: number;
  readonly net: number;
  /** net of those that were sent */
  readonly sent: number;
  readonly sentClaims: number;
  /** net of those that were not */
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
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string;
  readonly startsOn: LocalDate;
  readonly currency: Currency;
  readonly earned: Amount;
}

/** Every report over no data is zeros (domain.md §12). */
export interface ReportQueries extends RiderReportQueries {
  summary(asked: Period, today: LocalDate): Promise<Summary>;
  seriesSummary(
    asked: Period & ({ readonly seriesId: string } | { readonly categoryId: string }),
  ): Promise<SeriesSummary>;
  /** of whole months, the first and the last included */
  movements(asked: {
    readonly currency: Currency;
    readonly from: Month;
    readonly to: Month;
  }): Promise<readonly Movements[]>;
  /** by month of the event's first day: every month of the days asked for */
  marketShareByMonth(asked: Omit<Period, 'currency'>): Promise<readonly (MarketShare & { readonly month: Month })[]>;
  /** by series, those with most results first */
  marketShareBySeries(
    asked: Omit<Period, 'currency'>,
  ): Promise<readonly (MarketShare & { readonly id: string; readonly name: string })[]>;
  /** dealers by what was redeemed there in a year */
  topDealers(asked: {
    readonly currency: Currency;
    readonly year: number;
    readonly limit: number;
  }): Promise<readonly TopDealer[]>;
  payouts(asked: Period): Promise<readonly PayoutMonth[]>;
  /** events before today, the latest first */
  recentEvents(today: LocalDate, limit: number): Promise<readonly RecentEvent[]>;
}
