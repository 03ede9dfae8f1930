import type { Instant, LocalDate, Money, PageAsked, PageOf } from '../shared/index.js';
import type { Dismissal } from './dismissal.js';
import type { RaceClass, RaceEvent } from './event.js';
import type { EventRecord } from './event-record.js';
import type { LateSeason } from './late-seasons.js';
import type { EndedEvent } from './result-ask.js';

export interface EventView extends RaceEvent, EventRecord {
  readonly seriesName: string | null;
  readonly promoterName: string | null;
  readonly classCount: number;
  readonly classesWithResults: number;
  readonly resultCount: number;
  /** active riders who asked for its missing results */
  readonly ridersAsking: number;
  /** total of the payout places, in minor units of the event's currency */
  readonly contingency: number;
}

/** Whom to ask about an event. */
export interface PromoterContact {
  readonly name: string;
  readonly contactName: string | null;
  readonly email: string;
  readonly phone: string | null;
}

/** A paying event past its result window with classes that have no results, or without classes. */
export interface LateEvent extends EventView {
  /** last day of its result window */
  readonly dueOn: LocalDate;
  readonly daysOverdue: number;
  readonly promoter: PromoterContact | null;
  /** when nobody waits for its results any longer, by whom and why */
  readonly dismissal: Pick<Dismissal, 'at' | 'by' | 'reason'> | null;
}

/** A promoter's event of which no admin has decided yet whether it pays. */
export interface EventToDecide extends EventView {
  readonly payingAskedAt: Instant;
  readonly promoter: PromoterContact | null;
}

/** An event all of whose classes have results. */
export interface FinishedEvent extends EventView {
  readonly ridersPaid: number;
  /** total of its awards, cash and credit, in minor units of the event's currency */
  readonly earned: number;
}

/** What tells whether an event is the same race as another. */
export interface EventNearby {
  readonly id: string;
  readonly title: string;
  readonly startsOn: LocalDate | null;
  readonly endsOn: LocalDate | null;
  readonly city: string | null;
  readonly state: string | null;
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
  /** without: both; `draft`: those that are not published, if they are asked for */
  readonly status?: 'current' | 'canceled' | 'draft';
  /** whether drafts are asked for, by their promoter or an admin; without: none are found */
  readonly drafts?: boolean;
  /**
   * for a promoter's list: `waiting` has started and lacks classes, or results of a class; `done` has all
   * results; `upcoming` has not started; `draft` is not published
   */
  readonly filter?: 'all' | 'waiting' | 'upcoming' | 'done' | 'draft';
  /** a rider id: only their favourites */
  readonly favouriteOf?: string;
  /** a rider id: only events they have a result in */
  readonly racedBy?: string;
  /** starts on this day or later */
  readonly from?: LocalDate;
  /** starts before this day */
  readonly before?: LocalDate;
  readonly sortBy: 'startDate' | 'title' | 'city' | 'state';
  readonly descending: boolean;
}

/** A rider's relation to an event. */
export interface OfRider {
  readonly favourite: boolean;
  /** number of their results */
  readonly results: number;
  /** when they asked for its results; null: never */
  readonly askedForResultsAt: Instant | null;
}

/** Filters for events past their result window or with all results. */
export interface ClosedSearch extends PageAsked {
  readonly promoterId?: string;
  readonly seriesId?: string;
}

export interface LateSearch extends ClosedSearch {
  readonly seasons: readonly LateSeason[];
  /** only those that were set aside, or only those that were not; without: both */
  readonly setAside?: boolean;
}

/** An event with its classes, in order. */
export interface EventWithClasses {
  readonly event: EventView;
  readonly classes: readonly RaceClass[];
}

/** What the current paying events of one kind post in one currency. */
export interface PostedPurse {
  readonly currency: Money['currency'];
  /** kind of race, as written */
  readonly type: string;
  /** those that post an amount */
  readonly events: number;
  /** minor units */
  readonly amount: number;
}

export interface EventQueries {
  search(asked: EventSearch, today: LocalDate): Promise<PageOf<EventView>>;
  /** longest overdue first; `seasons`: from `lateSeasons` */
  late(asked: LateSearch, today: LocalDate): Promise<PageOf<LateEvent>>;
  /** longest waiting first */
  toDecide(asked: PageAsked): Promise<PageOf<EventToDecide>>;
  /** latest first; `afterDate` and `beforeDate` limit the last day */
  finished(
    asked: ClosedSearch & { readonly afterDate?: LocalDate; readonly beforeDate?: LocalDate },
  ): Promise<PageOf<FinishedEvent>>;
  /** by event id; events without any relation to the rider are left out */
  ofRider(riderId: string, eventIds: readonly string[]): Promise<ReadonlyMap<string, OfRider>>;
  /** current events that started before the day, newest first */
  before(day: LocalDate, limit: number): Promise<readonly EventView[]>;
  /** the event that is linked with it as the same race */
  linkedTo(eventId: string): Promise<EventNearby | undefined>;
  /** events that can be the same race, and are not linked yet, those of the nearest days first; at most 20 */
  nearby(eventId: string): Promise<readonly EventNearby[]>;
  /** `drafts`: also one that is not published, for its promoter and admins */
  one(
    eventId: string,
    drafts?: 'drafts',
  ): Promise<
    | { readonly event: EventView; readonly classes: readonly RaceClass[]; readonly series: SeriesView | null }
    | undefined
  >;
  /**
   * The promoter's paying events that ended before the day and are not canceled, the latest first, with when the last
   * class got results (for `punctualityOf`).
   */
  ended(promoterId: string, before: LocalDate, limit: number): Promise<readonly EndedEvent[]>;
  /** ids of all published events in order, for the sitemap */
  ids(asked: PageAsked): Promise<PageOf<string>>;
  /** total purse of the season's current paying events in one currency */
  contingency(
    currency: Money['currency'],
    season: { readonly from: LocalDate; readonly to: LocalDate },
  ): Promise<number>;
  /** purses of the season's current paying events, by currency and kind of race */
  purses(season: { readonly from: LocalDate; readonly to: LocalDate }): Promise<readonly PostedPurse[]>;
  /** current paying events with a purse that start on the day or later, earliest first */
  nextPaying(day: LocalDate, limit: number): Promise<readonly EventWithClasses[]>;
}
