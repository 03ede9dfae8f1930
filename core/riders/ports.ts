import type { Instant } from '../shared/index.js';
import type { RiderDocument } from './document.js';
import type { Favourite } from './favourite.js';
import type { GuardianRequest } from './guardian.js';
import type { RiderNote } from './note.js';
import type { Rider } from './rider.js';
import type { Timecard } from './timecard.js';

export interface RiderStore {
  /** Locks a rider until the transaction ends; undefined for an unknown, merged or erased rider. */
  lock(id: string): Promise<Rider | undefined>;
  /** `network`: digest of the network from which they enroll; left out: not known */
  insert(rider: Rider, network?: string | null): Promise<void>;
  /** saves all fields but the e-mail, which belongs to the login, and updates derived values such as search keys */
  save(rider: Rider): Promise<void>;
  /** saves the e-mail after the login's changed */
  setEmail(id: string, email: string): Promise<void>;
}

export interface GuardianStore {
  /** the newest request of a rider; locked until the transaction ends */
  lock(riderId: string): Promise<GuardianRequest | undefined>;
  /** the rider whose newest request has this code */
  riderOf(codeId: string): Promise<string | undefined>;
  /** replaces the rider's request */
  put(request: GuardianRequest): Promise<void>;
}

/** The rider's PIN data: digest, consecutive wrong PINs, and until when redemption is locked. */
export interface RiderPin {
  readonly seal: string | null;
  readonly failures: number;
  readonly lockedUntil: Instant | null;
}

export interface RiderPinStore {
  /** locks it until the transaction ends; without a digest when no PIN was set */
  lock(riderId: string): Promise<RiderPin>;
  save(riderId: string, pin: RiderPin): Promise<void>;
}

export interface DocumentStore {
  insert(document: RiderDocument): Promise<void>;
  /** locks the document until the transaction ends */
  lock(id: string): Promise<RiderDocument | undefined>;
  /** the newest document of each kind, decided or not */
  standing(riderId: string): Promise<readonly RiderDocument[]>;
  /** saves status and decision */
  decide(document: Pick<RiderDocument, 'id' | 'status' | 'decision'>): Promise<void>;
  /** saves the id of the key that encrypts the file now; does nothing when the document has another file */
  sealed(fileKey: string, keyId: string): Promise<void>;
}

export interface NoteStore {
  insert(note: RiderNote): Promise<void>;
  lock(id: string): Promise<RiderNote | undefined>;
  remove(id: string): Promise<void>;
}

export interface FavouriteStore {
  /** whether the dealer or event exists */
  exists(target: Pick<Favourite, 'kind' | 'targetId'>): Promise<boolean>;
  /** false when it already was a favourite */
  add(favourite: Favourite): Promise<boolean>;
  /** false when it was not a favourite */
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
    guardians: GuardianStore;
    documents: DocumentStore;
    notes: NoteStore;
    favourites: FavouriteStore;
    timecards: TimecardStore;
  }
}
