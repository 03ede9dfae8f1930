import type { SeasonRules } from '../program/index.js';
import type { LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { Season } from './season.js';

export interface SeasonStore {
  /** locks it until the transaction ends */
  lock(id: string): Promise<Season | undefined>;
  /** how many drafts there are */
  drafts(): Promise<number>;
  add(season: Season): Promise<void>;
  /** replaces all its fields @throws LostRace when another one was scheduled with its number meanwhile */
  save(season: Season): Promise<void>;
  remove(id: string): Promise<void>;
  /** the highest number of a season that was ever scheduled; 0: none was */
  lastNumber(): Promise<number>;
  /**
   * Events with results that began on these days and are not canceled, by day and id; `after`: the last one of the page
   * before.
   */
  raced(days: RaceDaysAsked, limit: number): Promise<readonly RacedEvent[]>;
  /** how many there are */
  countRaced(days: Pick<RaceDaysAsked, 'from' | 'to'>): Promise<number>;
}

export interface RaceDaysAsked {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly after: RacedEvent | null;
}
export interface RacedEvent {
  readonly id: string;
  readonly startsOn: LocalDate;
}

export interface SeasonQueries {
  /** by first day, newest first */
  list(asked: PageAsked): Promise<PageOf<Season>>;
  one(id: string): Promise<Season | undefined>;
  /** those that are scheduled, as the program has them */
  scheduled(): Promise<readonly SeasonRules[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    seasons: SeasonStore;
  }
}
