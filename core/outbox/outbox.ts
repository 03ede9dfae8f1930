import type { Locale } from '../identity/index.js';
import type { Instant } from '../shared/index.js';

/** What a mail tells; its text is made when it is sent, in the reader's language. */
export interface Message {
  readonly id: string;
  readonly kind:
    | 'account-exists'
    | 'account-reminder'
    | 'document-decided'
    | 'email-code'
    | 'password-code'
    | 'password-changed'
    | 'email-changed'
    | 'pin-changed'
    | 'invitation'
    | 'application-received'
    | 'application-decided'
    | 'redemption'
    | 'redemption-undone'
    | 'pin-locked'
    | 'award-earned'
    | 'bonus-issued'
    | 'claim-decided'
    | 'results-received'
    | 'accounts-merged'
    | 'adjustment'
    | 'credit-expiring'
    | 'documents-unverified'
    | 'admin-activated'
    | 'admin-deactivated'
    | 'claim-received'
    | 'claim-sent'
    | 'payment-info-due'
    | 'contact';
  /**
   * record, login, one-time code or the program's mailbox that the mail goes to: a code goes to the address that it was
   * made for
   */
  readonly recipient: {
    readonly type: 'rider' | 'dealer' | 'promoter' | 'admin' | 'account' | 'code' | 'mailbox';
    readonly id: string;
  };
  readonly at: Instant;
  /** figures the text needs: plain values, no personal data that the recipient's record already holds */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** A message whose turn has come; `attempts` counts the tries that failed before this one. */
export interface DueMessage extends Message {
  readonly attempts: number;
}

/**
 * Emails whose facts open something, or are a stranger's: once sent or given up, nothing of it stays in the outbox.
 */
export const SECRET_KINDS: readonly Message['kind'][] = ['email-code', 'password-code', 'invitation', 'contact'];

/** An email whose code has expired would only mislead. */
export const isCodeExpired = ({ kind, facts }: Message, now: Instant): boolean =>
  SECRET_KINDS.includes(kind) && typeof facts['until'] === 'string' && facts['until'] <= now;

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
   * The oldest messages neither sent nor given up, whose next try (`next_at`, at first the message's own `at`) is not
   * after `now` and that no other sender holds. They are leased until `leaseUntil`: nobody else gets them before, and a
   * sender that dies holding them loses them then.
   */
  due(now: Instant, limit: number, leaseUntil: Instant): Promise<readonly DueMessage[]>;
  /** Marks it sent and ends the lease; the facts of a secret one are cleared. */
  sent(id: string, at: Instant): Promise<void>;
  /**
   * Counts one more failed try, ends the lease and sets the next try; null gives the message up: it stays, without its
   * facts if they are secret, and is never due again.
   */
  failed(id: string, nextAt: Instant | null): Promise<void>;
  /**
   * Of a record: its own name with the e-mail and language of its oldest active login, else of the record; of a rider
   * who was merged into another, theirs. Of a login: its own. Of a code: the address it was made for, with the name and
   * language of the login or of who is invited. Undefined when there is none, as of a login that a merge closed.
   */
  recipient(type: Exclude<Message['recipient']['type'], 'mailbox'>, id: string): Promise<Recipient | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    outbox: OutboxStore;
  }
}
