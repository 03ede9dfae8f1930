import type { Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { MailLane, MailState, Message, Recipient, StoredMail } from './outbox.js';

export interface MailSearch extends PageAsked {
  readonly state: MailState;
  readonly kind?: Message['kind'];
  /** beginning of the address of a login or a record */
  readonly email?: string;
  /** first and last day on which it was written */
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

export interface MailView extends StoredMail {
  /** who gets it now; null: nobody, or the program's own mailbox */
  readonly reader: Recipient | null;
}

export interface DueMails {
  readonly count: number;
  readonly since: Instant | null;
  /** messages that failed at least once and are tried again, due or not */
  readonly retried: number;
  /** when the first of them was written */
  readonly retriedSince: Instant | null;
}

export interface MailQueries {
  /** newest first */
  search(asked: MailSearch): Promise<PageOf<MailView>>;
  one(id: string): Promise<MailView | undefined>;
  counts(): Promise<{ readonly waiting: number; readonly failed: number }>;
  /** how many messages of each lane are due or tried again, and since when the first of them is */
  due(now: Instant): Promise<Readonly<Record<MailLane, DueMails>>>;
}
