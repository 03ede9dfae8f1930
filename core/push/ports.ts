import type { Locale } from '../identity/index.js';
import type { Message } from '../outbox/index.js';
import type { Instant } from '../shared/index.js';
import type { PushAddress, PushSubscription } from './push.js';

/** A notice that this server holds: a mail's content, for one browser. */
export interface DuePush {
  /** the mail; a notice that arrives twice replaces itself by this id */
  readonly message: Pick<Message, 'id' | 'kind' | 'recipient' | 'at' | 'facts'>;
  readonly subscription: PushSubscription;
  /** of the login, as for its mails */
  readonly locale: Locale;
  /** attempts so far */
  readonly tries: number;
  /** end of this server's lease */
  readonly leasedUntil: Instant;
}

/** Notices are added with their mails (OutboxStore.append), and taken back with them (OutboxStore.withdraw). */
export interface PushStore {
  /** the account's subscriptions that have not expired, newest first; whoever else asks waits until the transaction ends */
  lockOf(accountId: string, now: Instant): Promise<readonly PushSubscription[]>;
  /** of any account, locked */
  byEndpoint(endpoint: string): Promise<PushSubscription | undefined>;
  /** inserts or replaces it; two of one endpoint are a lost race */
  put(subscription: PushSubscription): Promise<void>;
  /** what waits for it is never sent */
  remove(id: string): Promise<void>;
  /**
   * Somebody logged in on a browser: subscriptions of others on it end, and the account's own goes on with the new session
   * until `expiresAt`.
   */
  arrived(browser: Pick<PushSubscription, 'deviceId' | 'accountId' | 'sessionId' | 'expiresAt'>): Promise<void>;
  /**
   * Oldest notices that are due, of active logins whose browser subscribed for `serverKey`. Each is leased to one server.
   * Those that nobody can receive any more are dropped.
   */
  due(asked: {
    readonly now: Instant;
    readonly leaseUntil: Instant;
    readonly limit: number;
    readonly serverKey: string;
  }): Promise<readonly DuePush[]>;
  /** Counts an attempt, unless another server holds the notice by now. `nextAt` null: it arrived, or was given up. */
  attempted(due: DuePush, nextAt: Instant | null): Promise<void>;
}

/** `gone`: the browser does not want it any more; `again`: perhaps later; `refused`: never, in this form */
export type PushAnswer = 'sent' | 'gone' | 'again' | 'refused';

export interface PushMessage {
  /** what the browser decrypts */
  readonly payload: string;
  /** one that waits at the push service is replaced by the next with the same topic; at most 32 of A-Z a-z 0-9 - _ */
  readonly topic: string;
  /** for so long the push service keeps it for a browser that is off */
  readonly seconds: number;
}

/** Sends notices to browsers through their push services (RFC 8030, 8291, 8292). */
export interface PushSender {
  /** our public key; null: this portal sends no notices */
  readonly serverKey: string | null;
  /** whether an address is one of a push service that is allowed */
  accepts(endpoint: string): boolean;
  /** never fails */
  send(to: PushAddress, message: PushMessage): Promise<PushAnswer>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    pushes: PushStore;
  }
}
