import type { ChosenPart, CreditChoice } from '../ledger/index.js';
import type { TaxStatus } from '../riders/index.js';
import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { Cheque } from './cheque.js';
import type { Amounts, PayMethod, PayoutClaim } from './claim.js';
import type { PaymentOrder } from './order.js';
import type { Missing, Payee } from './payee.js';
import type { RaceDays } from './payment-due.js';

export interface ClaimSummary extends Omit<PayoutClaim, 'lines'> {
  readonly riderName: string;
  readonly awards: number;
  /** pending, and its due date has passed */
  readonly overdue: boolean;
}

export interface PayoutClaimView extends ClaimSummary {
  readonly lines: readonly {
    readonly awardId: string;
    readonly label: string;
    readonly awardedAt: Instant;
    readonly amount: number;
    readonly current: number;
  }[];
  /** corrected results changed an award of this pending claim after its amounts were computed */
  readonly outdated: boolean;
  readonly order: PaymentOrder | null;
  readonly cheques: readonly Cheque[];
}

/** Requirements §3, search of payout claims. */
export interface PayoutClaimSearch extends PageAsked {
  /** name, AMA number, e-mail or phone of the rider, by the beginning of any word */
  readonly query?: string;
  readonly name?: string;
  readonly email?: string;
  readonly country?: string;
  readonly bikeModel?: string;
  readonly bikeYear?: number;
  readonly state?: PayoutClaim['state'];
  readonly overdue?: boolean;
  readonly method?: PayMethod;
  /** only this rider's claims */
  readonly riderId?: string;
}

/** A cash award that cannot be claimed because information about its rider is missing. */
export interface WaitingAward {
  readonly id: string;
  readonly riderId: string;
  readonly riderName: string;
  readonly label: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly awardedAt: Instant;
  /** the last day of the event, or the day the award was given */
  readonly raceDay: LocalDate;
  /** the later deadline that an administrator gave the rider; null: none */
  readonly extendedUntil: LocalDate | null;
  readonly missing: readonly Missing[];
}

/**
 * What a rider can claim: cash awards outside any claim, oldest first, and what is missing before they can be claimed.
 */
export interface RiderCash {
  readonly payee: Payee;
  readonly missing: readonly Missing[];
  readonly awards: readonly Omit<WaitingAward, 'riderId' | 'riderName' | 'missing'>[];
  /** amounts paid per calendar year, newest first */
  readonly years: readonly Omit<CashYear, 'riderId' | 'riderName'>[];
}

export interface WaitingSearch extends PageAsked {
  readonly riderId?: string;
  /** only races of these days, as from `overdueRaces`, without those extended beyond `today` */
  readonly raceDays?: readonly RaceDays[];
  /** needed with `raceDays` */
  readonly today?: LocalDate;
}

export interface ChequeView extends Cheque {
  readonly riderId: string;
}

/** Where mail to a payee goes: the address of the rider's profile today. */
export type PostalAddress = Pick<Payee, 'addressLine1' | 'city' | 'state' | 'zipcode' | 'country'> & {
  readonly addressLine2: string | null;
};

export interface ChequeAddressed extends ChequeView {
  readonly address: PostalAddress;
}

/** What is printed on a cheque and its stub. */
export interface ChequePaper extends ChequeAddressed, Amounts {
  /** the awards that it pays */
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
}

export interface ChequeSearch extends PageAsked {
  readonly standing?: boolean;
  /** whether somebody confirmed the paper */
  readonly confirmed?: boolean;
  /** both inclusive */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

export interface CashYear extends Amounts {
  readonly riderId: string;
  readonly riderName: string;
  readonly year: number;
  readonly currency: Currency;
}

export interface CashYearSearch extends PageAsked {
  readonly year: number;
  readonly currency: Currency;
  /** only riders paid at least this much before withholding, in minor units */
  readonly atLeast?: number;
}

/**
 * What a rider was paid in a calendar year and currency with one tax residence and one rate, by the days of payment: one
 * line of a tax form.
 */
export interface TaxLine extends Amounts {
  readonly riderId: string;
  readonly riderName: string;
  readonly year: number;
  readonly currency: Currency;
  /** null: paid before residences were asked, and not stated since */
  readonly taxStatus: TaxStatus | null;
  /** of the tax residence, two letters; of the address where that is not known */
  readonly country: string;
  /** what was withheld, in hundredths of a percent */
  readonly basisPoints: number;
  readonly payments: number;
  /** the address for the form */
  readonly address: PostalAddress & Pick<Payee, 'email'> & { readonly bornOn: LocalDate | null };
}

export interface TaxLineSearch extends PageAsked {
  readonly year: number;
  readonly currency: Currency;
  /** `unknown`: without a tax status; left out: all */
  readonly taxStatus?: TaxStatus | 'unknown';
}

/** All lines of a year and currency with one tax status. */
export interface TaxSum extends Amounts {
  readonly taxStatus: TaxStatus | null;
  readonly riders: number;
}

/** Cash totals of one currency. */
export interface PayoutFigures {
  readonly pending: { readonly claims: number; readonly net: number };
  readonly overdue: { readonly claims: number; readonly net: number };
  /** sent in the calendar year of `today` */
  readonly sent: Amounts;
  /** redemptions whose dealers have not been refunded yet */
  readonly refundsDue: { readonly redemptions: number; readonly amount: number };
}

export interface CreditChoiceView extends Omit<CreditChoice, 'parts'> {
  readonly parts: readonly (ChosenPart & {
    readonly label: string;
    /** what the credit and its bonus are worth now; less after corrected results */
    readonly worth: number;
    /** what can still be redeemed of both */
    readonly left: number;
    readonly expiresOn: LocalDate | null;
  })[];
}

export interface ChoiceSearch extends PageAsked {
  readonly riderId: string;
  /** only choices of this cash award, or that gave this credit */
  readonly awardId?: string;
}

export interface PayoutQueries {
  /** newest first; when filtered to pending, earliest due date first */
  claims(asked: PayoutClaimSearch, today: LocalDate): Promise<PageOf<ClaimSummary>>;
  claim(id: string, today: LocalDate): Promise<PayoutClaimView | undefined>;
  /** claims that contained the award, oldest first */
  claimsOf(awardId: string, today: LocalDate): Promise<readonly ClaimSummary[]>;
  riderCash(riderId: string): Promise<RiderCash | undefined>;
  /** what the rider took as dealer credit, newest first */
  creditChoices(asked: ChoiceSearch): Promise<PageOf<CreditChoiceView>>;
  /** the oldest first */
  waiting(asked: WaitingSearch): Promise<PageOf<WaitingAward>>;
  /** the newest first */
  cheques(asked: ChequeSearch): Promise<PageOf<ChequeView>>;
  /** for printing, in the order of their numbers; unknown and voided ones are left out */
  chequePapers(numbers: readonly number[]): Promise<readonly ChequePaper[]>;
  /** cheques in register order, in batches for an export */
  chequesAfter(number: number, limit: number): Promise<readonly ChequeView[]>;
  /** highest amount first */
  cashYears(asked: CashYearSearch): Promise<PageOf<CashYear>>;
  /** highest amount first */
  taxLines(asked: TaxLineSearch): Promise<PageOf<TaxLine>>;
  taxSums(asked: Pick<TaxLineSearch, 'year' | 'currency'>): Promise<readonly TaxSum[]>;
  figures(currency: Currency, today: LocalDate): Promise<PayoutFigures>;
}
