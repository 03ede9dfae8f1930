import type { EVENT, ValuesOf } from '@rrr/records';
import type { Instant, LocalDate } from '../shared/index.js';
import type { RaceEvent } from './event.js';

/** The editable fields of an event (requirements §3). */
export interface EventFields extends Omit<ValuesOf<typeof EVENT>, 'startDate' | 'endDate'> {
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
