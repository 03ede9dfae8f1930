import type { Locale } from '../identity/index.js';
import type { Instant } from '../shared/index.js';
import type { Happened } from './happened.js';

/** The content of a mail as data; its text is rendered when it is sent, in the recipient's language. */
export interface Message {
  readonly id: string;
  readonly kind:
    | 'account-exists'
    | 'account-reminder'
    | 'document-decided'
    | 'decision-undone'
    | 'email-code'
    | 'password-code'
    | 'password-changed'
    | 'email-changed'
    | 'pin-changed'
    | 'invitation'
    | 'guardian-asked'
    | 'application-received'
    | 'application-decided'
    | 'redemption'
    | 'redemption-undone'
    | 'receipt'
    | 'pin-locked'
    | 'award-earned'
    | 'award-refused'
    | 'photos-asked'
    | 'photos-again'
    | 'photos-lapsed'
    | 'bonus-issued'
    | 'claim-decided'
    | 'results-received'
    | 'accounts-merged'
    | 'adjustment'
    | 'credit-expiring'
    | 'documents-unverified'
    | 'factor-changed'
    | 'api-token-changed'
    | 'admin-activated'
    | 'admin-deactivated'
    | 'claim-received'
    | 'credit-taken'
    | 'claim-sent'
    | 'claim-unsent'
    | 'claim-canceled'
    | 'payment-info-due'
    | 'cash-expired'
    | 'cash-reminder'
    | 'cash-extended'
    | 'deletion-requested'
    | 'deletion-withdrawn'
    | 'event-decided'
    | 'purse-decided'
    | 'late-results-asked'
    | 'late-results-refused'
    | 'results-asked'
    | 'contact'
    | 'history-anchor'
    | 'security'
    | 'reward-link-opened'
    | 'webhook-off';
  /** the record, login, code or mailbox it goes to; a code goes to the address it was made for */
  readonly recipient: {
    readonly type: 'rider' | 'dealer' | 'promoter' | 'admin' | 'account' | 'code' | 'mailbox';
    readonly id: string;
  };
  readonly at: Instant;
  /** plain values for the text; no personal data that is already in the recipient's record */
  readonly facts: Readonly<Record<string, string | number | null>>;
  /** id of the record that the mail is about, where its act can be taken back (`withdraw`) */
  readonly about?: string;
  /** when it leaves at the earliest; left out: at once */
  readonly notBefore?: Instant;
}

/** Seconds that a mail about an act by hand waits, so that the act can be undone before anybody is told. */
export const UNDO_SECONDS = 10;

/** A message that is due; `attempts`: number of failed attempts so far. */
export interface DueMessage extends Omit<Message, 'about' | 'notBefore'> {
  readonly attempts: number;
}

/** A message as it stands in the outbox. */
export interface StoredMail extends DueMessage {
  /** null once sent or given up */
  readonly nextAt: Instant | null;
  readonly sentAt: Instant | null;
}

/** Whether somebody may have read it. One that is being sent, or was tried, may have arrived; one given up did not. */
export const mayBeTold = ({
  sentAt,
  nextAt,
  leasedUntil,
  attempts,
}: Pick<StoredMail, 'sentAt' | 'nextAt' | 'attempts'> & { readonly leasedUntil: Instant | null }): boolean =>
  sentAt !== null || (nextAt !== null && (leasedUntil !== null || attempts > 0));

/** `waiting`: not sent yet, perhaps after failed attempts; `failed`: given up */
export type MailState = 'waiting' | 'failed' | 'sent';

export const mailStateOf = ({ sentAt, nextAt }: Pick<StoredMail, 'sentAt' | 'nextAt'>): MailState =>
  sentAt !== null ? 'sent' : nextAt === null ? 'failed' : 'waiting';

/** Kinds whose facts contain secrets or a stranger's data: the facts are deleted once the mail is sent or given up. */
export const SECRET_KINDS: readonly Message['kind'][] = [
  'email-code',
  'password-code',
  'invitation',
  'guardian-asked',
  'contact',
  'late-results-asked',
];

/** Kinds that carry a one-time code. Late, they are worth nothing, so they never wait behind other mail. */
export const CODE_KINDS: readonly Message['kind'][] = ['email-code', 'password-code', 'invitation', 'guardian-asked'];

/** Mail of one lane never waits for the other. */
export type MailLane = 'codes' | 'others';

export const laneOf = (kind: Message['kind']): MailLane => (CODE_KINDS.includes(kind) ? 'codes' : 'others');

/** Whether the code in an email has expired; such an email is not sent. */
export const isCodeExpired = ({ kind, facts }: Pick<Message, 'kind' | 'facts'>, now: Instant): boolean =>
  SECRET_KINDS.includes(kind) && typeof facts['until'] === 'string' && facts['until'] <= now;

/** Facts that a stranger may have typed. Mail to a record of our own mailboxes keeps them. */
const TYPED: Partial<Record<Message['kind'], readonly string[]>> = {
  'application-received': ['name'],
  'application-decided': ['name'],
  invitation: ['to'],
};

/** The message without what a stranger may have typed, for an address that nobody verified. */
export const withoutTyped = (message: Message): Message => {
  const typed = TYPED[message.kind] ?? [];
  return {
    ...message,
    facts: Object.fromEntries(Object.entries(message.facts).filter(([name]) => !typed.includes(name))),
  };
};

/** The recipient's address, name and language. */
export interface Recipient {
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
  /**
   * false: nobody proved that the address is theirs, so its mail carries no text that a stranger typed, not even a name
   * (domain.md §13). Records that an administrator made count as verified.
   */
  readonly verified?: boolean;
}

export interface DueMailAsked {
  readonly now: Instant;
  readonly lane: MailLane;
  readonly limit: number;
  readonly leaseUntil: Instant;
}

/** Messages are stored in the transaction that causes them and sent after the commit. */
export interface OutboxStore {
  append(messages: readonly Message[]): Promise<void>;
  /**
   * Tells webhooks: stores a delivery for each one that is on, has chosen the type and may hear of it. Nobody hears of
   * what is rolled back (ADR 33).
   */
  announce(happened: readonly Happened[]): Promise<void>;
  /**
   * The oldest messages of a lane that are neither sent nor given up, whose next attempt is due (`next_at`, at first the
   * message's `notBefore` or `at`), and that no other sender holds; of each recipient only the first, and none while
   * another one of theirs is held. They are leased until `leaseUntil`; if the sender crashes, they become due again then.
   */
  due(asked: DueMailAsked): Promise<readonly DueMessage[]>;
  /** Locks the message. Whether the lease until `leasedUntil` still stands: false when another sender took it since. */
  isHeld(id: string, leasedUntil: Instant): Promise<boolean>;
  /** Moves the end of the lease. */
  hold(id: string, leaseUntil: Instant): Promise<void>;
  /** Marks it as sent, ends the lease and clears secret facts. */
  sent(id: string, at: Instant): Promise<void>;
  /**
   * Counts a failed attempt, ends the lease and schedules the next one; null gives up: the message stays, without
   * secret facts, and is never due again.
   */
  failed(id: string, nextAt: Instant | null): Promise<void>;
  /**
   * Takes back the newest mail of this kind about a record, because its act is undone. One that was never tried is
   * deleted.
   * @returns whether its recipient was told, or may have been, and has to hear that it is no longer true; also when
   * there is no such mail any more
   */
  withdraw(kind: Message['kind'], about: string): Promise<boolean>;
  /** Locks a message until the transaction ends. */
  lock(id: string): Promise<StoredMail | undefined>;
  /** Makes a message that was not sent due at once, as if it had never been tried. */
  requeue(id: string, at: Instant): Promise<void>;
  /**
   * Resolves a recipient. A record: its name, with e-mail and language of its oldest active login, otherwise of the
   * record; a merged rider: the kept rider. A login: its own. A code: the address it was made for, with the name and
   * language of the login or invited person. Undefined when there is none, for example a login closed by a merge, or
   * an erased rider.
   */
  recipient(type: Exclude<Message['recipient']['type'], 'mailbox'>, id: string): Promise<Recipient | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    outbox: OutboxStore;
  }
}
