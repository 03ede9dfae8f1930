import type { Instant, LocalDate } from '../shared/index.js';
import type { RaceEvent } from './event.js';

/** The editable fields of an event (requirements §3). */
export interface EventFields {
  readonly title: string;
  readonly venue: string | null;
  readonly venueWebsite: string | null;
  readonly city: string | null;
  /** region code in upper case: CO, QC */
  readonly state: string | null;
  readonly zipcode: string | null;
  /** two-letter code in upper case: US, CA, FR */
  readonly country: string;
  /** kind of race: Motocross, Hare Scramble */
  readonly type: string;
  readonly startsOn: LocalDate | null;
  /** null: the first day */
  readonly endsOn: LocalDate | null;
  readonly paying: boolean;
  readonly seriesId: string | null;
  readonly promoterId: string | null;
}

/** All stored fields of an event. */
export interface EventRecord extends EventFields, Omit<RaceEvent, 'promoterApproved'> {
  /** of a draft: whether it is to pay once it is published, as an admin says; false of a published event */
  readonly willPay: boolean;
  /** incremented by every edit of the event or its classes; an edit of an older version is refused */
  readonly version: number;
  /** id of the event it was copied from */
  readonly copyOf: string | null;
  /** when its promoter added it, until an admin decides whether it pays; null: nothing waits to be decided */
  readonly payingAskedAt: Instant | null;
  readonly cancelReason: string | null;
  readonly canceledAt: Instant | null;
  readonly createdAt: Instant | null;
}
