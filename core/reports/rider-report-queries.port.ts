import type { AwardType } from '../ledger/index.js';
import type { Currency, PageAsked, PageOf } from '../shared/index.js';
import type { Amount, Month, Period } from './period.js';

/** Pros earn cash, amateurs credit and bonuses; who earns both is in both. */
export type RiderGroup = 'pro' | 'amateur';

export interface ReportRider {
  readonly id: string;
  readonly fullName: string;
  readonly hometown: string | null;
  readonly state: string | null;
}

export interface TopRider extends ReportRider, Amount {}

export interface RiderStats {
  /** riders with an award of the group in the period */
  readonly riders: number;
  readonly awards: number;
  readonly total: number;
  readonly months: readonly {
    readonly month: Month;
    readonly riders: number;
    readonly awards: number;
    readonly total: number;
  }[];
}

export interface RiderEarnings extends ReportRider, Amount {
  readonly byType: Readonly<Record<AwardType, number>>;
}

/** What a rider redeemed in a year: all who ever earned, those who earned most first. */
export interface RiderRedemptions extends ReportRider, Amount {
  /** all that they ever earned */
  readonly earned: number;
}

/** A rider's cash, all years together. */
export interface RiderCash extends ReportRider {
  readonly earned: number;
  /** gross of claims not sent yet */
  readonly inClaim: number;
  /** gross of claims sent */
  readonly paid: number;
  /** of that withheld */
  readonly withheld: number;
  /** earned, and in no claim */
  readonly open: number;
}

type InYear = { readonly currency: Currency; readonly year: number };

export interface RiderReportQueries {
  /** by what they earned in a year, most first */
  topRiders(group: RiderGroup, asked: InYear & { readonly limit: number }): Promise<readonly TopRider[]>;
  riderStats(group: RiderGroup, asked: Period): Promise<RiderStats>;
  riderEarnings(group: RiderGroup, asked: InYear & PageAsked): Promise<PageOf<RiderEarnings>>;
  riderRedemptions(asked: InYear & PageAsked): Promise<PageOf<RiderRedemptions>>;
  cashOut(asked: { readonly currency: Currency } & PageAsked): Promise<PageOf<RiderCash>>;
}
