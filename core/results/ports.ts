import type { RaceClass, RaceEvent } from '../events/index.js';
import type { RiderFacts } from '../riders/index.js';
import type { Instant } from '../shared/index.js';
import type { EvaluatedResult, Result } from './result.js';

export interface EventStore {
  /** Locks the event until the transaction ends: two imports of one event follow each other. */
  lock(eventId: string): Promise<RaceEvent | undefined>;
  classes(eventId: string): Promise<readonly RaceClass[]>;
}

/** A result, and where it stands. */
export interface PlacedResult extends EvaluatedResult {
  readonly eventId: string;
}

export interface ResultStore {
  ofEvent(eventId: string): Promise<readonly EvaluatedResult[]>;
  byId(resultId: string): Promise<PlacedResult | undefined>;
  /** every result that was matched to the rider, by event */
  ofRider(riderId: string): Promise<readonly PlacedResult[]>;
  /** whether the rider has a result in an event of the series */
  isInSeries(riderId: string, seriesId: string): Promise<boolean>;
  /** Stores new and changed results with their verdicts, and removes others. */
  save(
    eventId: string,
    change: { readonly put: readonly EvaluatedResult[]; readonly remove: readonly string[] },
  ): Promise<void>;
  /** `receivedAt` null: the class waits for results again */
  setReceived(classId: string, receivedAt: Instant | null, entrants: number | null): Promise<void>;
}

/** What rows of a file can be found by: keys as `amaKey` and `nameKey` of core/riders make them, e-mails lower-case. */
export interface RidersSought {
  readonly amaNumbers: readonly string[];
  readonly emails: readonly string[];
  readonly nameKeys: readonly string[];
}

export interface RiderFactsStore {
  /** those who are there: a rider merged into another is not */
  byIds(ids: readonly string[]): Promise<readonly RiderFacts[]>;
  /**
   * The same, and so they stay until the transaction ends: their bikes too, for whoever changes those locks the rider
   * first or asks for a new judgement, which waits. @throws LostRace when one was merged into another: run again, and
   * the kept rider is found
   */
  hold(ids: readonly string[]): Promise<readonly RiderFacts[]>;
  /** every rider that any of the keys fits */
  sought(by: RidersSought): Promise<readonly RiderFacts[]>;
  /** the VINs of bikes by their ids, retired ones too */
  vins(bikeIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** A person's earlier choice for a name as results write it. */
export interface AliasStore {
  find(
    nameKeys: readonly string[],
  ): Promise<readonly { readonly nameKey: string; readonly hometownKey: string; readonly riderId: string }[]>;
  remember(
    aliases: readonly { readonly nameKey: string; readonly hometownKey: string; readonly riderId: string }[],
  ): Promise<void>;
  /** only if it stands for that rider */
  forget(alias: { readonly nameKey: string; readonly hometownKey: string; readonly riderId: string }): Promise<void>;
}

/** Events whose results shall be judged again, by a job, because what their verdicts rest on has changed. */
export interface RejudgingStore {
  ask(eventIds: readonly string[], at: Instant): Promise<void>;
  /** every event in which one of the riders has a result; one that is being given to them is waited for */
  askForRiders(riderIds: readonly string[], at: Instant): Promise<void>;
  /** the one that waits longest, locked until the transaction ends */
  next(): Promise<string | undefined>;
  done(eventId: string): Promise<void>;
  /** behind all that wait: it could not be judged now */
  postpone(eventId: string, at: Instant): Promise<void>;
}

export type StoredResult = Result;

declare module '../shared/unit-of-work.js' {
  interface Stores {
    events: EventStore;
    results: ResultStore;
    riderFacts: RiderFactsStore;
    aliases: AliasStore;
    rejudging: RejudgingStore;
  }
}
