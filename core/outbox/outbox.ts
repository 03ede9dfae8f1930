import type { Locale } from '../identity/index.js';
import type { Instant } from '../shared/index.js';

/** What a mail tells; its text is made when it is sent, in the reader's language. */
export interface Message {
  readonly id: string;
  readonly kind: 'redemption' | 'redemption-undone' | 'pin-locked' | 'award-earned' | 'results-received' | 'accounts-merged' | 'adjustment' | 'credit-expiring';
  /** account or record the mail goes to */
  readonly recipient: { readonly type: 'rider' | 'dealer' | 'promoter' | 'admin'; readonly id: string };
  readonly at: Instant;
  /** figures the text needs: plain values, no personal data that the recipient's record already holds */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** A message whose turn has come; `attempts` counts the tries that failed before this one. */
export interface DueMessage extends Message {
  readonly attempts: number;
}

/** Where a message goes and in which language. */
export interface Recipient {
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
}

/** Messages leave in the same transaction as what they tell of, and are sent after the commit. */
export interface OutboxStore {
  append(messages: readonly Message[]): Promise<void>;
  /**
   * The oldest messages neither sent nor given up, whose next try (`next_at`, at first the message's own `at`) is not after `now` and
   * that no other sender holds. They are leased until `leaseUntil`: nobody else gets them before, and a sender that dies holding them
   * loses them then.
   */
  due(now: Instant, limit: number, leaseUntil: Instant): Promise<readonly DueMessage[]>;
  /** Marks it sent and ends the lease. */
  sent(id: string, at: Instant): Promise<void>;
  /** Counts one more failed try, ends the lease and sets the next try; null gives the message up: it stays, and is never due again. */
  failed(id: string, nextAt: Instant | null): Promise<void>;
  /** The record's own name with the e-mail and language of its oldest active login, else of the record; undefined when there is none. */
  recipient(type: Message['recipient']['type'], id: string): Promise<Recipient | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    outbox: OutboxStore;
  }
}
