import type { Actor } from '../access/index.js';
import type { Instant, Stores } from '../shared/index.js';
import type { EventRecord } from './event-record.js';

/** What a change of an event moved, minor units of its currency. */
export interface EventMoney {
  readonly issued: number;
  /** what left wallets */
  readonly reversed: number;
  /** what riders had spent already; it stays with them, and administrators see it */
  readonly overpaid: number;
}

export type SettlingNeeds =
  | 'events'
  | 'results'
  | 'claims'
  | 'riderFacts'
  | 'aliases'
  | 'checks'
  | 'wallets'
  | 'outbox'
  | 'audit';

/** What settling an event did, or would do. */
export interface Settled {
  readonly money: EventMoney;
  /** whose awards move */
  readonly riderIds: readonly string[];
  /** fingerprint of the whole effect */
  readonly outcome: string;
}

/**
 * Evaluates an event's results in the transaction that changed it, so that nobody spends what it takes back in between.
 * Results need it, and this module comes before them: core/results makes it.
 */
export type SettleEvent = (
  tx: Pick<Stores, SettlingNeeds>,
  eventId: string,
  cause: { readonly actor: Actor; readonly at: Instant },
) => Promise<Settled>;

export interface SettlingPort {
  readonly settle: SettleEvent;
}

export const NOTHING_MOVED: EventMoney = { issued: 0, reversed: 0, overpaid: 0 };

/** What a change of an event did to it, and to awards. */
export interface EventSettled {
  readonly event: EventRecord;
  readonly money: EventMoney;
}
