import { z } from 'zod';
import { auditLogin } from './audit-log.js';
import { endpoint } from './endpoint.js';
import { date, id, instant, limit, page, pagination, text } from './values.js';

/** What administrators should notice: attempts that failed, limits that were reached, and acts with much power. */
export const SECURITY_KINDS = [
  'login-failed',
  'login-locked',
  'wrong-password',
  'wrong-code',
  'wrong-factor',
  'factor-locked',
  'factor-reset',
  'wrong-pin',
  'pin-locked',
  'wrong-counter-code',
  'counter-code-locked',
  'wrong-rider-code',
  'wrong-token',
  'token-made',
  'rate-limited',
  'forbidden',
  'proxy-refused',
  'second-person-needed',
  'limit-reached',
  'approval-asked',
  'approval-approved',
  'approval-refused',
  'admin-added',
  'admin-on',
  'admin-off',
  'held-released',
  'purse-raised',
  'link-opened',
  'webhook-changed',
  'done-alone',
  'history-broken',
  'history-accepted',
] as const;

/** `serious`: administrators also get an e-mail */
export const SEVERITIES = ['serious', 'warning', 'info'] as const;

const securityEvent = z.strictObject({
  _id: id,
  /** the first and the last of those that are alike within a minute, and how many they are */
  at: instant,
  lastAt: instant,
  count: z.int(),
  kind: z.enum(SECURITY_KINDS),
  severity: z.enum(SEVERITIES),
  /** whose; in proxy mode the administrator. null: nobody was logged in and no account is known, or the portal itself */
  account: auditLogin.nullable(),
  /** where it came from, cut so that it does not tell who: an IPv4 /24 or an IPv6 /48. null: the command line or the portal */
  network: z.string().nullable(),
  /** tells browsers apart; null for one that never logged in */
  device: z.string().nullable(),
  objectType: z.string().nullable(),
  objectId: z.string().nullable(),
  /** as the record is named now; null where its kind has no name, or it is gone */
  objectName: z.string().nullable(),
  /** codes, names of calls, ids and amounts */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const listSecurityEvents = endpoint('listSecurityEvents', 'GET /api/admin/security-events', {
  tag: 'System',
  summary: 'List failed attempts, limits that were reached and acts with much power, newest first',
  query: z.strictObject({
    kind: z.enum(SECURITY_KINDS).optional(),
    severity: z.enum(SEVERITIES).optional(),
    /** beginning of the e-mail of a login */
    who: text(254).optional(),
    afterDate: date.optional(),
    beforeDate: date.optional(),
    page,
    limit,
  }),
  response: z.strictObject({ events: z.array(securityEvent), pagination }),
});

export type SecurityEvent = z.output<typeof securityEvent>;
export type SecurityKind = SecurityEvent['kind'];
export type Severity = SecurityEvent['severity'];
