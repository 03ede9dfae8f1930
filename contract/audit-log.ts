import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { ACT_KINDS, sentence } from './timeline.js';
import { codeAsked, date, flag, id, instant, limit, page, pagination, text, userType } from './values.js';

/** A login that acted. Name, e-mail and type are null once the login is erased. */
export const auditLogin = z.strictObject({
  _id: id,
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  type: userType.nullable(),
});

const auditRecord = z.strictObject({
  _id: id,
  at: instant,
  /** null: the portal itself */
  by: auditLogin.nullable(),
  /** the administrator who acted as this login */
  onBehalf: auditLogin.nullable(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** as the record is named now; null where its kind has no name, or it is gone */
  objectName: z.string().nullable(),
  /** as stored: personal fields are masked; an edit has `before` and `after` of each field */
  detail: z.record(z.string(), z.unknown()),
  /** the act in the reader's language */
  sentence: sentence.optional(),
  /** why it was done, in the words of who did it */
  why: z.string().nullable().optional(),
});

export const auditAsked = z.strictObject({
  /** name of who did it, or the beginning of their e-mail */
  who: text(254).optional(),
  /** name, e-mail, redemption code, VIN or id of a record that it touched */
  about: text(254).optional(),
  kind: z.enum(ACT_KINDS).optional(),
  /** log-ins are left out unless it is `true`, or `kind` or `action` asks for them */
  withLogIns: flag.optional(),
  action: codeAsked(60).optional(),
  objectType: codeAsked(40).optional(),
  objectId: text(64).optional(),
  afterDate: date.optional(),
  beforeDate: date.optional(),
});

export const listAudit = endpoint('listAudit', 'GET /api/admin/audit-log', {
  tag: 'System',
  summary: 'List what was changed, by whom and when, newest first',
  query: auditAsked.extend({ page, limit }),
  response: z.strictObject({ records: z.array(auditRecord), pagination }),
});

export type AuditRecord = z.output<typeof auditRecord>;
