import type { Instant } from '../shared/index.js';
import type { RiderDocument } from './document.js';
import type { Favourite } from './favourite.js';
import type { RiderNote } from './note.js';
import type { Rider } from './rider.js';
import type { Timecard } from './timecard.js';

export interface RiderStore {
  /** Locks a rider until the transaction ends; undefined for nobody, and for one who was merged into another. */
  lock(id: string): Promise<Rider | undefined>;
  insert(rider: Rider): Promise<void>;
  /**
   * every field but the e-mail, which is the login's; what follows from them (names as they are compared and searched)
   * follows
   */
  save(rider: Rider): Promise<void>;
  /** the e-mail alone, when the login's was changed */
  setEmail(id: string, email: string): Promise<void>;
}

/** As redemption keeps it: the sealed PIN, wrong tries in a row, and until when redemption is locked. */
export interface RiderPin {
  readonly seal: string | null;
  readonly failures: number;
  readonly lockedUntil: Instant | null;
}

export interface RiderPinStore {
  /** locked until the transaction ends; without a seal when none was ever set */
  lock(riderId: string): Promise<RiderPin>;
  save(riderId: string, pin: RiderPin): Promise<void>;
}

export interface DocumentStore {
  insert(document: RiderDocument): Promise<void>;
  /** locks the document until the transaction ends */
  lock(id: string): Promise<RiderDocument | undefined>;
  /** the newest of each kind, whatever was decided about it; none that a newer one replaced */
  standing(riderId: string): Promise<readonly RiderDocument[]>;
  /** stores its status and decision */
  decide(document: Pick<RiderDocument, 'id' | 'status' | 'decision'>): Promise<void>;
  /** stores the key that the file of a document is encrypted with now; of another file, nothing */
  sealed(fileKey: string, keyId: string): Promise<void>;
}

export interface NoteStore {
  insert(note: RiderNote): Promise<void>;
  lock(id: string): Promise<RiderNote | undefined>;
  remove(id: string): Promise<void>;
}

export interface FavouriteStore {
  /** whether there is such a dealer or event */
  exists(target: Pick<Favourite, 'kind' | 'targetId'>): Promise<boolean>;
  /** false: it was one already */
  add(favourite: Favourite): Promise<boolean>;
  /** false: it was none */
  remove(favourite: Omit<Favourite, 'at'>): Promise<boolean>;
}

export interface TimecardStore {
  insert(timecard: Timecard): Promise<void>;
  lock(id: string): Promise<Timecard | undefined>;
  remove(id: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    riders: RiderStore;
    riderPins: RiderPinStore;
    documents: DocumentStore;
    notes: NoteStore;
    favourites: FavouriteStore;
    timecards: TimecardStore;
  }
}
