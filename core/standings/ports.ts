import type { Instant, LocalDate } from '../shared/index.js';
import type { PaidPlace } from './plan-bonuses.js';
import type { RoundResult } from './standings.js';
import type { StandingsRules } from './standings-rules.js';

/** A class of an event of the series that was not canceled. */
export interface SeasonClass {
  readonly eventId: string;
  readonly title: string;
  /** first day of the event */
  readonly on: LocalDate;
  readonly classId: string;
  readonly className: string;
  readonly hasResults: boolean;
  /** the event that is linked as the same race (domain.md §4) */
  readonly linkedTo: string | null;
}

/** Whose standings: those of a class, by `classKey`, in a calendar year of the series. */
export interface StandingsOf {
  readonly seriesId: string;
  readonly season: number;
  readonly classKey: string;
}

/** What standings are computed from. */
export interface StandingsReads {
  /** undefined: nobody set them, `DEFAULT_RULES` apply */
  rules(seriesId: string): Promise<StandingsRules | undefined>;
  /** calendar years with an event that was not canceled, newest first */
  seasons(seriesId: string): Promise<readonly number[]>;
  /** by day and event; at most `MOST_CLASSES` */
  classes(seriesId: string, season: number): Promise<readonly SeasonClass[]>;
  /** events of the season after the day that have no classes yet: each can become a round of any class */
  withoutClasses(seriesId: string, season: number, after: LocalDate): Promise<number>;
  results(classIds: readonly string[]): Promise<readonly RoundResult[]>;
  /** the id that stands for them; null: none of their bonuses was asked for yet */
  idOf(of: StandingsOf): Promise<string | null>;
  /** by place */
  paid(of: StandingsOf): Promise<readonly PaidPlace[]>;
}
export type StandingsQueries = StandingsReads;

/** Classes of one season that are read. */
export const MOST_CLASSES = 5_000;

export interface GivenPlace {
  readonly position: number;
  readonly awardId: string;
  readonly amount: number;
  readonly at: Instant;
}

export interface StandingsStore extends StandingsReads {
  /** inserts or replaces them; the series is locked */
  putRules(seriesId: string, rules: StandingsRules): Promise<void>;
  /**
   * The id that stands for the standings of a class, `newId` the first time; locked until the transaction ends, so that
   * their bonuses are given one after the other.
   */
  lock(of: StandingsOf, className: string, newId: string): Promise<string>;
  /** @throws LostRace when one of the places was paid */
  give(standingsId: string, places: readonly GivenPlace[]): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    standings: StandingsStore;
  }
}
