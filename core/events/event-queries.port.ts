import type { LocalDate, Money, PageAsked, PageOf } from '../shared/index.js';
import type { RaceClass, RaceEvent } from './event.js';
import type { EventRecord } from './event-record.js';
import type { LateSeason } from './late-seasons.js';

export interface EventView extends RaceEvent, EventRecord {
  readonly seriesName: string | null;
  readonly promoterName: string | null;
  readonly classCount: number;
  readonly classesWithResults: number;
  readonly resultCount: number;
  /** sum of the payout places, minor units of the event's currency */
  readonly contingency: number;
}

/** A paying event whose window for results has closed while classes still wait for theirs. */
export interface LateEvent extends EventView {
  /** the last day of its window */
  readonly dueOn: LocalDate;
  readonly daysOverdue: number;
  readonly promoter: {
    readonly name: string;
    readonly contactName: string | null;
    readonly email: string;
    readonly phone: string | null;
  } | null;
}

/** An event all of whose classes have results. */
export interface FinishedEvent extends EventView {
  readonly ridersPaid: number;
  /** what its awards were issued for, cash and credit; minor units of the event's currency */
  readonly earned: number;
}

export interface SeriesView {
  readonly id: string;
  readonly name: string;
  readonly state: string | null;
  readonly country: string | null;
  readonly active: boolean;
  readonly races: number;
}

export interface EventSearch extends PageAsked {
  readonly query?: string;
  readonly title?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zipcode?: string;
  readonly country?: string;
  readonly promoterId?: string;
  readonly seriesId?: string;
  /** left out: both */
  readonly status?: 'current' | 'canceled';
  /**
   * of a promoter's list: `waiting` has a past day and a class without results; `done` has all; `upcoming` lies ahead
   */
  readonly filter?: 'all' | 'waiting' | 'upcoming' | 'done';
  /** a rider: their favourites alone */
  readonly favouriteOf?: string;
  /** a rider: events they have a result in */
  readonly racedBy?: string;
  readonly sortBy: 'startDate' | 'title' | 'city' | 'state';
  readonly descending: boolean;
}

/** What an event is to a rider. */
export interface OfRider {
  readonly favourite: boolean;
  /** how many results they have there */
  readonly results: number;
}

/** Of lists of events whose results are due or came. */
export interface ClosedSearch extends PageAsked {
  readonly promoterId?: string;
  readonly seriesId?: string;
}

export interface EventQueries {
  search(asked: EventSearch, today: LocalDate): Promise<PageOf<EventView>>;
  /** the longest overdue first; `seasons`: the program's, by `lateSeasons` */
  late(asked: ClosedSearch & { readonly seasons: readonly LateSeason[] }, today: LocalDate): Promise<PageOf<LateEvent>>;
  /** the latest first; `afterDate` and `beforeDate`: the first and the last day they may end on */
  finished(
    asked: ClosedSearch & { readonly afterDate?: LocalDate; readonly beforeDate?: LocalDate },
  ): Promise<PageOf<FinishedEvent>>;
  /** by event; one that is nothing to the rider is left out */
  ofRider(riderId: string, eventIds: readonly string[]): Promise<ReadonlyMap<string, OfRider>>;
  /** current events that began before the day, newest first */
  before(day: LocalDate, limit: number): Promise<readonly EventView[]>;
  one(
    eventId: string,
  ): Promise<
    | { readonly event: EventView; readonly classes: readonly RaceClass[]; readonly series: SeriesView | null }
    | undefined
  >;
  /** ids of all events, in their order, for those who list the portal's pages */
  ids(asked: PageAsked): Promise<PageOf<string>>;
  /** what current paying events of the season post in all, in one currency */
  contingency(
    currency: Money['currency'],
    season: { readonly from: LocalDate; readonly to: LocalDate },
  ): Promise<number>;
}
