import type { RaceClass, RaceEvent } from './event.js';
import type { EventRecord } from './event-record.js';

/** Events for editing. Results use `EventStore` of core/results. */
export interface EventAdminStore {
  /** locks it until the transaction ends */
  lock(eventId: string): Promise<EventRecord | undefined>;
  /** reads without a lock */
  find(eventId: string): Promise<{ readonly event: RaceEvent; readonly classes: readonly RaceClass[] } | undefined>;
  /** inserts an event or replaces all its fields */
  put(event: EventRecord): Promise<void>;
  /** removes it with its classes, places and references; never an event in use */
  remove(eventId: string): Promise<void>;
  /** links two events that are one race (domain.md §4); neither is linked yet */
  link(eventId: string, otherId: string): Promise<void>;
  /** removes its link, if there is one */
  unlink(eventId: string): Promise<void>;
  /** whether it has results, awards (including reversed ones) or claims */
  inUse(eventId: string): Promise<boolean>;
  /** the events of a series, with the fields that identify them */
  ofSeries(seriesId: string): Promise<readonly Pick<EventRecord, 'id' | 'title' | 'startsOn'>[]>;
  /** whether it has awards, including reversed ones */
  hasAwards(eventId: string): Promise<boolean>;
  /** ids of its classes that have results, awards or claims */
  classesInUse(eventId: string): Promise<readonly string[]>;
  /** Replaces the list of its classes; missing ones are removed. `resultsReceivedAt` stays. */
  saveClasses(eventId: string, classes: readonly RaceClass[]): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    eventAdmin: EventAdminStore;
  }
}
