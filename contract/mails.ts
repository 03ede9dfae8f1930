import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, id, instant, limit, locale, page, pagination, text } from './values.js';

export const MAIL_KINDS = [
  'account-exists',
  'account-reminder',
  'accounts-merged',
  'adjustment',
  'admin-activated',
  'admin-deactivated',
  'application-decided',
  'application-received',
  'award-earned',
  'award-refused',
  'bonus-issued',
  'cash-expired',
  'cash-reminder',
  'cash-extended',
  'claim-decided',
  'claim-received',
  'credit-taken',
  'claim-sent',
  'claim-unsent',
  'claim-canceled',
  'contact',
  'credit-expiring',
  'deletion-requested',
  'deletion-withdrawn',
  'document-decided',
  'decision-undone',
  'documents-unverified',
  'email-changed',
  'email-code',
  'invitation',
  'guardian-asked',
  'event-decided',
  'purse-decided',
  'factor-changed',
  'api-token-changed',
  'history-anchor',
  'late-results-asked',
  'late-results-refused',
  'results-asked',
  'password-changed',
  'password-code',
  'payment-info-due',
  'photos-again',
  'photos-asked',
  'photos-lapsed',
  'pin-changed',
  'pin-locked',
  'receipt',
  'redemption',
  'redemption-undone',
  'results-received',
  'security',
  'reward-link-opened',
  'webhook-off',
] as const;

/** `waiting`: not sent yet, perhaps after failed attempts; `failed`: given up */
const mailState = z.enum(['waiting', 'failed', 'sent']);

const mail = z.strictObject({
  _id: id,
  kind: z.enum(MAIL_KINDS),
  state: mailState,
  /** when it was written */
  at: instant,
  /** null when nobody can receive it any more */
  to: z.strictObject({ name: z.string(), email: z.string(), locale }).nullable(),
  /** the record it belongs to; null for logins, codes and the program's own mailbox */
  record: z.strictObject({ type: z.enum(['rider', 'dealer', 'promoter', 'admin']), _id: id }).nullable(),
  attempts: z.int(),
  /** when it is tried next; null once sent or given up */
  nextAt: instant.nullable(),
  sentAt: instant.nullable(),
});

/** `text` is null once the content was deleted, which happens to codes as soon as they are sent. */
export const wholeMail = mail.extend({
  subject: z.string().nullable(),
  text: z.string().nullable(),
});

export const listMails = endpoint('listMails', 'GET /api/admin/mails', {
  tag: 'System',
  summary: 'List e-mails that wait, were given up or were sent, newest first',
  query: z.strictObject({
    state: mailState.default('waiting'),
    kind: z.enum(MAIL_KINDS).optional(),
    /** beginning of the address, of a login or a record */
    email: text(254).toLowerCase().optional(),
    afterDate: date.optional(),
    beforeDate: date.optional(),
    page,
    limit,
  }),
  response: z.strictObject({
    mails: z.array(mail),
    pagination,
    /** how many wait and were given up, whatever the filters */
    counts: z.strictObject({ waiting: z.int(), failed: z.int() }),
  }),
});

export const getMail = endpoint('getMail', 'GET /api/admin/mail/{mailId}', {
  tag: 'System',
  summary: 'Get an e-mail as it is written to its recipient, without codes and links that hold one',
  params: z.strictObject({ mailId: id }),
  response: z.strictObject({ mail: wholeMail }),
  errors: ['NOT_FOUND'],
});

export const sendMailAgain = endpoint('sendMailAgain', 'POST /api/admin/mail/{mailId}/send', {
  tag: 'System',
  summary: 'Send an e-mail again: one that waits or was given up is tried at once, of one that was sent a copy is sent',
  params: z.strictObject({ mailId: id }),
  /** `mailId`: the e-mail that will be sent */
  response: z.strictObject({ mailId: id }),
  idempotent: true,
  errors: ['NOT_FOUND', 'MAIL_CONTENT_DELETED', 'MAIL_WITHOUT_RECIPIENT'],
});

export type Mail = z.output<typeof mail>;
export type WholeMail = z.output<typeof wholeMail>;
