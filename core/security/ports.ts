import type { Instant } from '../shared/index.js';
import type { SecurityEvent, SecurityKind } from './security-event.js';

/** An event with the key under which others of the same minute are added to it. */
export interface KeyedEvent extends SecurityEvent {
  readonly key: string;
  /** when it is deleted */
  readonly deleteAfter: Instant;
}

export interface SecurityEventStore {
  /** Inserts each, or adds its count to the one with the same key. Servers may count the same at once. */
  count(events: readonly KeyedEvent[]): Promise<void>;
  /** Events of a kind that nobody was told of, oldest first; locked until the transaction ends. */
  untold(kind: SecurityKind, limit: number): Promise<readonly SecurityEvent[]>;
  told(ids: readonly string[], at: Instant): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    securityEvents: SecurityEventStore;
  }
}
