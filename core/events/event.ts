import type { PayoutStep } from '../program/index.js';
import type { Currency, Instant, LocalDate } from '../shared/index.js';

export type PayoutType = 'cash' | 'dealerCredit' | 'noPayout';

export interface RaceEvent {
  readonly id: string;
  readonly title: string;
  readonly country: string;
  readonly currency: Currency;
  readonly startsOn: LocalDate | null;
  /** last day; the result window starts after it */
  readonly endsOn: LocalDate | null;
  readonly paying: boolean;
  /** a draft, which is not published, is seen by its promoter and admins only, and neither pays nor takes results */
  readonly published: boolean;
  readonly canceled: boolean;
  /** an admin accepted results that arrive after the window */
  readonly lateResultsAccepted: boolean;
  readonly seriesId: string | null;
  readonly promoterId: string | null;
  /** only approved promoters may submit results */
  readonly promoterApproved: boolean;
}

export interface PayoutPlace {
  readonly place: number;
  /** minor units of the event's currency */
  readonly amount: number;
}

export interface RaceClass {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly payoutType: PayoutType;
  readonly places: readonly PayoutPlace[];
  /** number of starters stated by the promoter, for results that list placed finishers only */
  readonly entrants: number | null;
  /** what it pays by its size, in steps of its own; left out: as the program does (payout-steps.ts) */
  readonly payoutSteps?: readonly PayoutStep[];
  /** when the first results of the class arrived; decides LATE_RESULTS */
  readonly resultsReceivedAt: Instant | null;
}

/** The promoter whose webhooks hear of an event: only an approved one. */
export const toldPromoter = ({ promoterId, promoterApproved }: RaceEvent): string | null =>
  promoterApproved ? promoterId : null;
