import type { RaceClass, RaceEvent } from '../events/index.js';
import type { SeasonRules } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import type { Instant } from '../shared/index.js';
import type { Alias } from './alias.js';
import type { EvaluatedResult, Result } from './result.js';

export interface EventStore {
  /** Locks the event until the transaction ends, which serializes imports of one event. */
  lock(eventId: string): Promise<RaceEvent | undefined>;
  classes(eventId: string): Promise<readonly RaceClass[]>;
  /** the event that is linked with it as the same race (domain.md §4) */
  linkedTo(eventId: string): Promise<string | undefined>;
  /** the versions of the program that administrators scheduled, as this transaction sees them (ADR 14) */
  seasons(): Promise<readonly SeasonRules[]>;
}

/** A result with its event and class. */
export interface PlacedResult extends EvaluatedResult {
  readonly eventId: string;
}

export interface ResultStore {
  ofEvent(eventId: string): Promise<readonly EvaluatedResult[]>;
  /** those that exist */
  byIds(resultIds: readonly string[]): Promise<readonly PlacedResult[]>;
  byId(resultId: string): Promise<PlacedResult | undefined>;
  /** every result matched to the rider, by event */
  ofRider(riderId: string): Promise<readonly PlacedResult[]>;
  /** whether the rider has a result in an event of the series */
  isInSeries(riderId: string, seriesId: string): Promise<boolean>;
  /** Stores new and changed results with their verdicts, and removes others. */
  save(
    eventId: string,
    change: { readonly put: readonly EvaluatedResult[]; readonly remove: readonly string[] },
  ): Promise<void>;
  /** `receivedAt` null: the class has no results */
  setReceived(classId: string, receivedAt: Instant | null, entrants: number | null): Promise<void>;
}

/** Keys to find the riders of a file's rows: from `amaKey` and `nameKey` of core/riders, and lower-case e-mails. */
export interface RidersSought {
  readonly amaNumbers: readonly string[];
  readonly emails: readonly string[];
  readonly nameKeys: readonly string[];
  /** from `writtenNameKeys` and `sameNameKey` of core/riders; left out: none. Of each key, the first 50 riders */
  readonly alikeKeys?: readonly string[];
}

export interface RiderFactsStore {
  /** without riders who were merged into another */
  byIds(ids: readonly string[]): Promise<readonly RiderFacts[]>;
  /**
   * Like `byIds`, and locks the riders until the transaction ends; bikes are covered too, because changing them locks
   * the rider first or queues a new evaluation.
   * `known`: riders that this transaction has read before and not changed; a database with one writer at a time does not
   * read them again.
   * @throws LostRace when one was merged into another; a retry finds the kept rider
   */
  hold(ids: readonly string[], known?: ReadonlyMap<string, RiderFacts>): Promise<readonly RiderFacts[]>;
  /** every rider that matches any of the keys */
  sought(by: RidersSought): Promise<readonly RiderFacts[]>;
  /** the numbers that riders had in results they are matched to; of one promoter's events, or null: of all */
  numbers(riderIds: readonly string[], promoterId: string | null): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** VINs of bikes by id, including retired ones */
  vins(bikeIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Remembered manual matches of names in results, by promoter: one promoter's choice decides nothing for another. */
export interface AliasStore {
  find(promoterId: string, nameKeys: readonly string[]): Promise<readonly Alias[]>;
  remember(aliases: readonly Alias[]): Promise<void>;
  /** only if it points to that rider */
  forget(alias: Alias): Promise<void>;
}

/** Events queued for re-evaluation by a job, because something their verdicts depend on has changed. */
export interface RejudgingStore {
  /** `at` may lie ahead; an event that waits for a later moment is moved forward to this one */
  ask(eventIds: readonly string[], at: Instant): Promise<void>;
  /**
   * Queues every event in which one of the riders has a result; waits for a transaction that is adding one. Unmatched
   * results of theirs are looked for too, as by `RematchingStore.ask`.
   */
  askForRiders(riderIds: readonly string[], at: Instant): Promise<void>;
  /** of the events whose moment has come, the one queued longest, locked until the transaction ends */
  next(now: Instant): Promise<string | undefined>;
  done(eventId: string): Promise<void>;
  /** moves an event that failed to the end of the queue */
  postpone(eventId: string, at: Instant): Promise<void>;
}

/** What unmatched results may say of a rider: from `nameKey` and `amaKey`, and the e-mail in lower case; '' for none. */
export interface NamedBy {
  readonly riderId: string;
  readonly nameKey: string;
  readonly amaKey: string;
  readonly email: string;
}

/** Riders whose unmatched results are looked for by a job, because something has changed that results are matched by. */
export interface RematchingStore {
  /** queues riders for two looks, also those that wait already */
  ask(riderIds: readonly string[], at: Instant): Promise<void>;
  /** the rider due longest, locked until the transaction ends */
  next(at: Instant): Promise<{ readonly riderId: string; readonly isLast: boolean } | undefined>;
  /** the last look is due at this time */
  again(riderId: string, at: Instant): Promise<void>;
  done(riderId: string): Promise<void>;
  /** events with unmatched results of this name, of a name that was remembered for the rider, number or e-mail */
  eventsNaming(by: NamedBy): Promise<readonly string[]>;
}

export type StoredResult = Result;

declare module '../shared/unit-of-work.js' {
  interface Stores {
    events: EventStore;
    results: ResultStore;
    riderFacts: RiderFactsStore;
    aliases: AliasStore;
    rejudging: RejudgingStore;
    rematching: RematchingStore;
  }
}
