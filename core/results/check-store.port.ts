import type { CheckDecision, EventChecks } from '../eligibility/index.js';
import type { RaceEvent } from '../events/index.js';
import type { Instant } from '../shared/index.js';

export interface ChecksSought {
  readonly event: RaceEvent;
  /** riders in first places */
  readonly winners: readonly string[];
  /** riders in the first three places */
  readonly podium: readonly string[];
  /** what administrators entered; left out: not asked */
  readonly hands?: {
    /** classes whose results are entered now, and by which logins; beside those that are stored */
    readonly classIds: readonly string[];
    readonly logins: readonly string[];
    /** administrators who let the promoter in whose login enters now */
    readonly letInBy: readonly string[];
    /** whose awards of other events count for each, and from when on the entries of other events count */
    readonly riderIds: readonly string[];
    readonly since: Instant;
  };
  /** whether it is asked whose photos of the logos were accepted; left out: no */
  readonly logos?: boolean;
  /** these riders, and from when on VINs of theirs and the promoter's other riders are compared; left out: none */
  readonly vins?: { readonly riderIds: readonly string[]; readonly since: Instant };
}

export interface ResultsEntered {
  readonly eventId: string;
  readonly classIds: readonly string[];
  readonly logins: readonly string[];
  /** administrators who let the promoter in whose login enters: for the total it counts as theirs */
  readonly letInBy: readonly string[];
  readonly at: Instant;
  /** what the results of these classes earned until now, in minor units; kept of the first entry of an administrator */
  readonly earned: readonly { readonly classId: string; readonly riderId: string; readonly amount: number }[];
}

export interface LettersInSought {
  readonly promoterId: string;
  /** who added, approved or invited the promoter since this instant counts in any case */
  readonly since: Instant;
  /**
   * whoever did so before counts too, as long as no other administrator has accepted an event or a purse of the promoter
   * since then, or released an award of theirs
   */
  readonly orUnconfirmed: boolean;
}

/** What can make awards worth a check, and what persons decided about them (domain.md §13). */
export interface CheckStore {
  /** a constant number of queries, whatever the number of riders */
  ofEvent(sought: ChecksSought): Promise<EventChecks>;
  /** replaces earlier decisions about the same classes and riders */
  decide(eventId: string, decisions: readonly CheckDecision[]): Promise<void>;
  /** administrators who let a promoter in whom nobody else has looked at yet (ADR 26) */
  letInBy(sought: LettersInSought): Promise<readonly string[]>;
  /**
   * Of these classes, those whose results administrators entered or somebody whom they let in, and what all entries of
   * those administrators got riders without another person, in minor units: from `days` before the first of these
   * entries to `days` after the last. `inTurn`: what the same administrators entered is judged one after the other.
   */
  aloneIn(
    classIds: readonly string[],
    asked: { readonly days: number; readonly inTurn: boolean },
  ): Promise<{ readonly classIds: ReadonlySet<string>; readonly total: number }>;
  /** forgets the decision about a class and rider, so that what it refused is held again */
  forget(of: Pick<CheckDecision, 'classId' | 'riderId'>): Promise<void>;
  /** remembers who entered or changed results of classes of an event, and what the classes earned before */
  noteEntered(entered: ResultsEntered): Promise<void>;
  /** classes of which results pay more than before; what administrators entered in them counts from then on */
  notePaid(classIds: readonly string[], at: Instant): Promise<void>;
  /** when an event's purse was raised last */
  notePurseRaised(eventId: string, at: Instant): Promise<void>;
  /** events with awards that have been held since before the instant, oldest first; at most 1,000 */
  heldBefore(at: Instant): Promise<readonly string[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    checks: CheckStore;
  }
}
