import type { RaceClass, RaceEvent } from './event.js';
import type { EventRecord } from './event-record.js';

/** Events as admins and promoters write them; results go by `EventStore` of core/results. */
export interface EventAdminStore {
  /** locked until the transaction ends */
  lock(eventId: string): Promise<EventRecord | undefined>;
  /** for looking only: nobody waits for it */
  find(eventId: string): Promise<{ readonly event: RaceEvent; readonly classes: readonly RaceClass[] } | undefined>;
  /** stores a new event, or every field of one that is there */
  put(event: EventRecord): Promise<void>;
  /** with its classes, places and what only points to it; never one that is in use */
  remove(eventId: string): Promise<void>;
  /** results, awards (worth something or not any more) or claims */
  inUse(eventId: string): Promise<boolean>;
  /** those of a series: what tells them apart */
  ofSeries(seriesId: string): Promise<readonly Pick<EventRecord, 'id' | 'title' | 'startsOn'>[]>;
  /** awards of the event, worth something or not any more */
  hasAwards(eventId: string): Promise<boolean>;
  /** of its classes those with results, awards or claims */
  classesInUse(eventId: string): Promise<readonly string[]>;
  /** The whole list of its classes, in their order; those left out are removed. When results came stays as it is. */
  saveClasses(eventId: string, classes: readonly RaceClass[]): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    eventAdmin: EventAdminStore;
  }
}
