import type { Locale } from '../identity/index.js';
import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { KeptBike } from '../vin/index.js';
import type { RiderDocument } from './document.js';
import type { Favourite } from './favourite.js';
import type { RiderNote } from './note.js';
import type { Rider } from './rider.js';
import type { Timecard } from './timecard.js';

/** A rider's record as the rider and admins see it, one who was merged into another too. */
export interface RiderRecord extends Rider {
  readonly fullName: string;
  /** whole years; null without a birth date */
  readonly age: number | null;
  readonly mergedInto: string | null;
  readonly login: { readonly emailVerified: boolean; readonly locale: Locale } | null;
  readonly pin: { readonly isSet: boolean; readonly lockedUntil: Instant | null };
  /** theirs now, those that are to be looked at too */
  readonly bikes: readonly KeptBike[];
  /** the newest of each kind */
  readonly documents: readonly RiderDocument[];
}

/** What a rider raced and won in all, as it is worth after corrections, whatever became of it. */
export interface Career {
  /** events with a result of theirs */
  readonly races: number;
  readonly results: number;
  /** minor units, of each currency they have an award in; credit with bonuses */
  readonly earned: readonly { readonly currency: Currency; readonly cash: number; readonly credit: number }[];
}

export interface OfRider extends PageAsked {
  readonly riderId: string;
}

export interface FavouriteView extends Omit<Favourite, 'riderId'> {
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string;
  /** of an event */
  readonly startsOn: LocalDate | null;
}

export interface WaitingDocument extends RiderDocument {
  readonly riderName: string;
  readonly professional: boolean;
}

export interface RiderRecordQueries {
  one(riderId: string, today: LocalDate): Promise<RiderRecord | undefined>;
  career(riderId: string): Promise<Career>;
  /** for admins alone; newest first */
  notes(asked: OfRider): Promise<PageOf<RiderNote>>;
  /** every document that was ever sent, by kind, newest first */
  documents(asked: OfRider): Promise<PageOf<RiderDocument>>;
  /** documents that nobody decided about, of all riders, those that wait longest first */
  waiting(asked: PageAsked): Promise<PageOf<WaitingDocument>>;
  /** dealers by name; events by day, the latest first */
  favourites(asked: OfRider & { readonly kind: Favourite['kind'] }): Promise<PageOf<FavouriteView>>;
  /** newest first */
  timecards(asked: OfRider): Promise<PageOf<Timecard>>;
}
