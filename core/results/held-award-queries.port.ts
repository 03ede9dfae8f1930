import type { CheckDecision, Signal, Verdict } from '../eligibility/index.js';
import type { SeenPhoto } from './logo-photo-queries.port.js';
import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';

/** An award that is held or was refused, with what there is to look at. */
export interface HeldAwardView {
  readonly resultId: string;
  readonly rider: { readonly id: string; readonly fullName: string; readonly enrolledAt: Instant };
  readonly event: {
    readonly id: string;
    readonly title: string;
    readonly startsOn: LocalDate | null;
    readonly endsOn: LocalDate | null;
  };
  readonly raceClass: { readonly id: string; readonly name: string };
  readonly place: number | null;
  readonly currency: Currency;
  readonly verdict: Verdict;
  readonly bike: { readonly name: string; readonly vin: string; readonly vinVerifiedAt: Instant | null } | null;
  /** results of the rider at other events */
  readonly otherResults: number;
  /** whether the viewer entered or changed results of the class */
  readonly enteredByViewer: boolean;
  /** whether the viewer made the event; asked only where photos of the logos are awaited */
  readonly madeByViewer: boolean;
  /** photos of the logos that were not replaced, by slot */
  readonly photos: readonly SeenPhoto[];
  readonly decision: Pick<CheckDecision, 'decision' | 'at' | 'by' | 'reason'> | null;
}

export interface HeldAwardSearch extends PageAsked {
  readonly state: 'held' | 'refused';
  readonly eventId?: string;
  readonly signal?: Signal;
  /** `rider`: those of which the rider has to send photos first; `person`: all others; left out: both */
  readonly waitsFor?: 'person' | 'rider';
  /** login of the reader */
  readonly viewer: string;
}

export interface HeldAwardQueries {
  /** those held longest first */
  search(asked: HeldAwardSearch): Promise<PageOf<HeldAwardView>>;
}
