import type { LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { EvaluatedResult } from './result.js';

export interface ResultView extends EvaluatedResult {
  /** name of the matched rider */
  readonly matchedName: string | null;
}

/** An unmatched result. */
export interface UnmatchedView extends EvaluatedResult {
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly className: string;
}

export interface UnmatchedSearch extends PageAsked {
  /** in the order of their class; left out: all events, ordered by name */
  readonly eventId?: string;
  /** only this class of the event */
  readonly classId?: string;
  /** beginning of the name, without regard to accents and case; only across all events */
  readonly name?: string;
}

export interface ResultQueries {
  ofEvent(eventId: string): Promise<readonly ResultView[]>;
  /** a page of an event's results, by class and place; unplaced results last */
  page(asked: PageAsked & { readonly eventId: string; readonly classId?: string }): Promise<PageOf<ResultView>>;
  unmatched(asked: UnmatchedSearch): Promise<PageOf<UnmatchedView>>;
}
