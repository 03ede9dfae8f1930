import type { LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { EvaluatedResult } from './result.js';

export interface ResultView extends EvaluatedResult {
  /** of the matched rider */
  readonly matchedName: string | null;
}

/** A result that nobody is matched to. */
export interface UnmatchedView extends EvaluatedResult {
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly className: string;
}

export interface UnmatchedSearch extends PageAsked {
  /** in their class's order; left out: of every event, by name */
  readonly eventId?: string;
  /** of the event */
  readonly classId?: string;
  /** how a name begins, without regard to accents and case; only over all events */
  readonly name?: string;
}

export interface ResultQueries {
  ofEvent(eventId: string): Promise<readonly ResultView[]>;
  /** a page of an event's results, by class and place; who was not placed comes last */
  page(asked: PageAsked & { readonly eventId: string; readonly classId?: string }): Promise<PageOf<ResultView>>;
  unmatched(asked: UnmatchedSearch): Promise<PageOf<UnmatchedView>>;
}
