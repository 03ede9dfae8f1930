import type { Dismissal } from '../events/index.js';
import type { Currency, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { EvaluatedResult } from './result.js';

export interface ResultView extends EvaluatedResult {
  /** name of the matched rider */
  readonly matchedName: string | null;
}

/** An unmatched result. */
export interface UnmatchedView extends EvaluatedResult {
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly className: string;
  /** when an admin set it aside, and who */
  readonly dismissal: Pick<Dismissal, 'at' | 'by'> | null;
}

/** An unmatched result whose place pays something once its rider is known. */
export interface UnpaidView extends UnmatchedView {
  /** what the place pays, in minor units of `currency` */
  readonly worth: number;
  readonly currency: Currency;
}

export interface UnpaidSearch extends PageAsked {
  /** left out: all events */
  readonly promoterId?: string;
  /** only events whose last day is this one or later */
  readonly since: LocalDate;
}

export interface EventResultsAsked extends PageAsked {
  readonly eventId: string;
  readonly classId?: string;
  readonly resultId?: string;
}

export interface UnmatchedSearch extends PageAsked {
  /** in the order of their class; left out: all events, ordered by name */
  readonly eventId?: string;
  /** only this class of the event */
  readonly classId?: string;
  /** only this result of the event */
  readonly resultId?: string;
  /** beginning of the name, without regard to accents and case; only across all events */
  readonly name?: string;
  /** only those that were set aside, or only those that were not; without: both; only across all events */
  readonly setAside?: boolean;
}

/** A name that unmatched results in paid places carry. */
export interface UnmatchedPerson {
  /** the latest of the results, whose name and town these are */
  readonly resultId: string;
  readonly riderName: string;
  readonly hometown: string | null;
  readonly results: number;
  /** what the places pay, in minor units of each currency */
  readonly worth: readonly { readonly amount: number; readonly currency: Currency }[];
  readonly lastRace: LocalDate;
}

export interface PeopleSearch extends PageAsked {
  /** beginning of the name, without regard to accents and case */
  readonly name?: string;
  /** only events whose last day is this one or later */
  readonly since: LocalDate;
}

export interface ResultQueries {
  ofEvent(eventId: string): Promise<readonly ResultView[]>;
  /** a page of an event's results, by class and place; unplaced results last */
  page(asked: EventResultsAsked): Promise<PageOf<ResultView>>;
  unmatched(asked: UnmatchedSearch): Promise<PageOf<UnmatchedView>>;
  /**
   * in paid places of paying events: of one promoter, newest event first, or of all that no admin set aside, oldest
   * event first; then by class and place
   */
  unpaid(asked: UnpaidSearch): Promise<PageOf<UnpaidView>>;
  /** the names of what `unpaid` finds, most money in one currency first; of the latest results, up to a bound */
  people(asked: PeopleSearch): Promise<PageOf<UnmatchedPerson>>;
  /** all unmatched results with the name of this one, latest event first; undefined: there is no such result */
  ofPerson(
    resultId: string,
    page: PageAsked,
  ): Promise<{ readonly riderName: string; readonly results: PageOf<UnpaidView> } | undefined>;
}
