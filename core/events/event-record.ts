import type { Instant, LocalDate } from '../shared/index.js';
import type { RaceEvent } from './event.js';

/** What people write of an event (requirements §3). */
export interface EventFields {
  readonly title: string;
  readonly venue: string | null;
  readonly venueWebsite: string | null;
  readonly city: string | null;
  /** code of the region in capitals: CO, QC */
  readonly state: string | null;
  readonly zipcode: string | null;
  /** two letters in capitals: US, CA, FR */
  readonly country: string;
  /** kind of race as people call it: Motocross, Hare Scramble */
  readonly type: string;
  readonly startsOn: LocalDate | null;
  /** null: the day it starts on */
  readonly endsOn: LocalDate | null;
  readonly paying: boolean;
  readonly seriesId: string | null;
  readonly promoterId: string | null;
}

/** An event in full, as it is stored. */
export interface EventRecord extends EventFields, Omit<RaceEvent, 'promoterApproved'> {
  /** counts its edits, of its classes too: an edit of an older one is refused */
  readonly version: number;
  /** the event it is a copy of */
  readonly copyOf: string | null;
  readonly cancelReason: string | null;
  readonly canceledAt: Instant | null;
  readonly createdAt: Instant | null;
}
