import type { Actor } from '../access/index.js';
import type { Detail, Instant, Stores } from '../shared/index.js';
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

/** A result that earns something else than before, minor units of the event's currency. */
export interface ResultMoved {
  readonly resultId: string;
  readonly riderId: string | null;
  readonly riderName: string;
  readonly className: string;
  readonly before: number;
  readonly after: number;
  /** why it earns nothing, or not more: codes of core/eligibility */
  readonly reasons: readonly { readonly code: string; readonly detail: Detail }[];
}

/** What settling an event did, or would do. */
export interface Settled {
  readonly money: EventMoney;
  /** whose awards move */
  readonly riderIds: readonly string[];
  /** results that earn something else, in the order of the results */
  readonly results: readonly ResultMoved[];
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
