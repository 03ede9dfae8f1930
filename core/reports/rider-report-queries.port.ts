import type { AwardType } from '../ledger/index.js';
import type { Currency, LocalDate, PageAsked, PageOf } from '../shared/index.js';
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

/** What a rider earned in a year as a member of a group; the types of the other group are 0. */
export interface RiderEarnings extends ReportRider, Amount {
  readonly byType: Readonly<Record<AwardType, number>>;
}

/**
 * A rider's redemptions in a year, beside awards of all years: `issued` − `takenBack` = `earned` (./measures.ts). All
 * riders who ever were given an award, highest earnings first; also those whose awards were all taken back.
 */
export interface RiderRedemptions extends ReportRider, Amount {
  readonly issued: number;
  readonly takenBack: number;
  readonly earned: number;
}

/** A rider's cash totals over all years, also of riders whose cash awards were all taken back. */
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

/** An award of a result, of a rider who may be named in public. */
export interface ShownPayout {
  readonly firstName: string;
  readonly lastName: string;
  readonly place: number;
  readonly className: string;
  /** kind of race of the event */
  readonly eventType: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly type: AwardType;
  readonly awardedOn: LocalDate;
}

/** Who may be named in public: active riders who agreed, of age. */
interface Shown {
  /** born on this day or earlier */
  readonly bornBy: LocalDate;
  readonly limit: number;
}

type InYear = { readonly currency: Currency; readonly year: number };

export interface RiderReportQueries {
  /** by earnings of a year, highest first */
  topRiders(group: RiderGroup, asked: InYear & { readonly limit: number }): Promise<readonly TopRider[]>;
  /** awards of results since a day, newest first; looks only at the newest 500 awards of each currency */
  shownPayouts(asked: Shown & { readonly since: LocalDate }): Promise<readonly ShownPayout[]>;
  /** by earnings of a year, highest first; looks only at the 500 who earned most */
  shownTopRiders(
    group: RiderGroup,
    asked: Shown & InYear,
  ): Promise<readonly { readonly firstName: string; readonly lastName: string; readonly amount: number }[]>;
  riderStats(group: RiderGroup, asked: Period): Promise<RiderStats>;
  riderEarnings(group: RiderGroup, asked: InYear & PageAsked): Promise<PageOf<RiderEarnings>>;
  riderRedemptions(asked: InYear & PageAsked): Promise<PageOf<RiderRedemptions>>;
  cashOut(asked: { readonly currency: Currency } & PageAsked): Promise<PageOf<RiderCash>>;
}
