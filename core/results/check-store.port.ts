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
    /** whose awards of other events count, and from when on */
    readonly riderIds: readonly string[];
    readonly since: Instant;
  };
  /** these riders, and from when on VINs of theirs and the promoter's other riders are compared; left out: none */
  readonly vins?: { readonly riderIds: readonly string[]; readonly since: Instant };
}

/** What can make awards worth a check, and what persons decided about them (domain.md §13). */
export interface CheckStore {
  /** a constant number of queries, whatever the number of riders */
  ofEvent(sought: ChecksSought): Promise<EventChecks>;
  /** replaces earlier decisions about the same classes and riders */
  decide(eventId: string, decisions: readonly CheckDecision[]): Promise<void>;
  /** logins that entered or changed results of these classes */
  noteEntered(classIds: readonly string[], logins: readonly string[]): Promise<void>;
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
