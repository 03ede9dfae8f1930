import type { AwardType } from '../ledger/index.js';
import type { Currency, PageAsked, PageOf } from '../shared/index.js';
import type { Amount, Month, Period } from './period.js';

/** Pros earn cash, amateurs credit and bonuses; a rider with both is in both groups. */
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

/** A rider's redemptions in a year; includes all riders who ever earned, highest earnings first. */
export interface RiderRedemptions extends ReportRider, Amount {
  /** total earnings of all years */
  readonly earned: number;
}

/** A rider's cash totals over all years. */
export interface RiderCash extends ReportRider {
  readonly earned: number;
  /** gross total of pending claims */
  readonly inClaim: number;
  /** gross total of sent claims */
  readonly paid: number;
  /** tax withheld from sent claims */
  readonly withheld: number;
  /** earned and not claimed */
  readonly open: number;
}

type InYear = { readonly currency: Currency; readonly year: number };

export interface RiderReportQueries {
  /** by earnings of a year, highest first */
  topRiders(group: RiderGroup, asked: InYear & { readonly limit: number }): Promise<readonly TopRider[]>;
  riderStats(group: RiderGroup, asked: Period): Promise<RiderStats>;
  riderEarnings(group: RiderGroup, asked: InYear & PageAsked): Promise<PageOf<RiderEarnings>>;
  riderRedemptions(asked: InYear & PageAsked): Promise<PageOf<RiderRedemptions>>;
  cashOut(asked: { readonly currency: Currency } & PageAsked): Promise<PageOf<RiderCash>>;
}
