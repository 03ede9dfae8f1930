import type { Currency, Instant, LocalDate } from '../shared/index.js';

export type PayoutType = 'cash' | 'dealerCredit' | 'noPayout';

export interface RaceEvent {
  readonly id: string;
  readonly title: string;
  readonly country: string;
  readonly currency: Currency;
  readonly startsOn: LocalDate | null;
  /** last day; the result window counts from it */
  readonly endsOn: LocalDate | null;
  readonly paying: boolean;
  readonly canceled: boolean;
  /** an admin takes results that come after the window */
  readonly lateResultsAccepted: boolean;
  readonly seriesId: string | null;
  readonly promoterId: string | null;
  /** only an approved promoter may send results */
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
  /** how many started, as the promoter states it when the results list placers only */
  readonly entrants: number | null;
  /** when results of the class first came; what LATE_RESULTS goes by */
  readonly resultsReceivedAt: Instant | null;
}
