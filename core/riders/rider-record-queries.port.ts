import type { Locale } from '../identity/index.js';
import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { KeptBike } from '../vin/index.js';
import type { RiderDocument } from './document.js';
import type { Favourite } from './favourite.js';
import type { GuardianRequest } from './guardian.js';
import type { RiderNote } from './note.js';
import type { Rider } from './rider.js';
import type { Timecard } from './timecard.js';

/** A rider's full record for the rider and admins; also for merged riders. */
export interface RiderRecord extends Rider {
  readonly fullName: string;
  /** in years; null without a birth date */
  readonly age: number | null;
  readonly mergedInto: string | null;
  readonly login: {
    readonly emailVerified: boolean;
    readonly locale: Locale;
    /** whether it has a second factor */
    readonly twoStep: boolean;
  } | null;
  readonly pin: { readonly isSet: boolean; readonly lockedUntil: Instant | null };
  /** current bikes, including unverified ones */
  readonly bikes: readonly KeptBike[];
  /** the newest document of each kind */
  readonly documents: readonly RiderDocument[];
  /** whom the rider asked to consent, as long as nobody has */
  readonly guardian: Pick<GuardianRequest, 'name' | 'email' | 'sentAt' | 'expiresAt'> | null;
}

/** A rider's totals over all years after corrections. */
export interface Career {
  /** number of events with a result */
  readonly races: number;
  readonly results: number;
  /** the number of the latest race that has one, and the kind of that race, as written */
  readonly plate: { readonly number: string; readonly eventType: string } | null;
  /** minor units by currency; credit includes bonuses */
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
  /** admins only; newest first */
  notes(asked: OfRider): Promise<PageOf<RiderNote>>;
  /** all documents ever submitted, by kind, newest first */
  documents(asked: OfRider): Promise<PageOf<RiderDocument>>;
  /** undecided documents of all riders, oldest first */
  waiting(asked: PageAsked): Promise<PageOf<WaitingDocument>>;
  /** dealers by name; events by date, latest first */
  favourites(asked: OfRider & { readonly kind: Favourite['kind'] }): Promise<PageOf<FavouriteView>>;
  /** newest first */
  timecards(asked: OfRider): Promise<PageOf<Timecard>>;
}
