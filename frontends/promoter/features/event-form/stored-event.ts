import type { EventDetail } from '@rrr/contract';
import { eventValues, noEvent, type EventValues, type StoredRecord } from '@rrr/kit/desk';

export const storedEvent = (event: EventDetail): StoredRecord<EventValues> => ({
  values: eventValues(event),
  version: event.version,
});

/** An event that is not stored yet. */
export const newEvent = (seriesId: string | null): StoredRecord<EventValues> => ({
  values: noEvent(seriesId),
  version: 0,
});
