import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { only } from '@rrr/records';
import { z } from 'zod';
import { CAPTCHA_ERRORS, captchaAnswer } from './captcha.js';
import { endpoint } from './endpoint.js';
import { punctuality } from './events.js';
import { answerOf } from './field.js';
import { PROMOTER_FIELDS, promoterFields } from './partner-fields.js';
import { publicPromoterFields as publicFields, promoterCard, promoterStatus as status } from './promoter-card.js';
import { waitingFound, waitingQuery } from './narrow.js';
import { flag, id, instant, limit, locale, page, pagination, reason, required, roleParams, text } from './values.js';

export type { PromoterCard } from './promoter-card.js';

export const promoter = z.strictObject({
  ...publicFields,
  status,
  deActivated: z.boolean(),
  ...answerOf(only(PROMOTER_FIELDS, 'seenBy', 'itself')),
  /** what they wrote when they applied */
  message: z.string().nullable(),
  /** null for one whom an admin added */
  appliedAt: instant.nullable(),
  version: z.int(),
});
export type Promoter = z.output<typeof promoter>;

export const promoterDetail = promoter.extend({
  /** how many are theirs */
  events: z.int(),
  series: z.int(),
  hasLogin: z.boolean(),
  /** how punctual it sends results; null: too few events to tell */
  punctuality: punctuality.nullable().optional(),
  /** for admins: the login with a second factor; left out: none has one */
  twoStepEmail: z.string().optional(),
  /** including undone ones, newest first; for admins, otherwise null */
  decisions: z
    .array(
      z.strictObject({
        from: status,
        to: status,
        reason: z.string().nullable(),
        at: instant,
        by: z.string(),
        undoneAt: instant.nullable(),
      }),
    )
    .nullable(),
});
export type PromoterDetail = z.output<typeof promoterDetail>;

export const listPromoters = endpoint('listPromoters', 'GET /api/promoters', {
  tag: 'Promoters',
  summary:
    'List promoters by name; admins see all and can also search by contact, e-mail and phone, others see approved and active ones',
  query: z.strictObject({
    query: text(100).optional(),
    active: flag.optional(),
    status: status.optional(),
    /** of admins: by when they applied */
    ...waitingQuery,
    page,
    limit,
  }),
  response: z.strictObject({ promoters: z.array(promoterCard), pagination, ...waitingFound }),
});

export const allPromoters = endpoint('allPromoters', 'GET /api/promoters/all', {
  tag: 'Promoters',
  summary: 'List the names of all promoters for selection',
  query: z.strictObject({
    active: flag.optional(),
    status: status.optional(),
    page,
    limit: z.coerce.number().int().min(1).max(1000).default(1000),
  }),
  response: z.strictObject({
    promoters: z.array(z.strictObject({ _id: id, name: z.string(), status, deActivated: z.boolean() })),
    pagination,
  }),
});

export const promoterSummary = endpoint('promoterSummary', 'GET /api/promoters/summary', {
  tag: 'Promoters',
  summary: 'Count promoters by status, including deactivated ones',
  response: z.strictObject({ pending: z.int(), approved: z.int(), rejected: z.int(), deActivated: z.int() }),
});

const onePromoter = roleParams.extend({ id });

export const getPromoter = endpoint('getPromoter', 'GET /api/{role}/promoter/{id}', {
  tag: 'Promoters',
  summary: 'Get a promoter (the promoter and admins)',
  params: onePromoter,
  response: z.strictObject({ promoter: promoterDetail }),
  errors: ['NOT_FOUND'],
});

export const editPromoter = endpoint('editPromoter', 'PUT /api/{role}/promoter/{id}', {
  tag: 'Promoters',
  summary: "Change a promoter's profile (the promoter and admins); omitted fields stay unchanged",
  params: onePromoter,
  body: promoterFields.partial().extend({ version: z.int().min(1) }),
  response: z.strictObject({ promoter }),
  errors: ['NOT_FOUND', 'STALE_EDIT'],
});

export const addPromoter = endpoint('addPromoter', 'POST /api/admin/promoters', {
  tag: 'Promoters',
  summary: 'Add an approved promoter and invite its first login',
  body: z.strictObject({ promoter: promoterFields, locale: locale.default(DEFAULT_LOCALE) }),
  status: 201,
  response: z.strictObject({ promoter }),
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

export const applyAsPromoter = endpoint('applyAsPromoter', 'POST /api/promoters/apply', {
  tag: 'Promoters',
  summary: 'Apply to become a promoter; the response is the same for everyone, and an e-mail explains the next steps',
  body: promoterFields.extend({ message: text(1000).optional(), captcha: captchaAnswer }),
  errors: CAPTCHA_ERRORS,
});

const asAdmin = z.strictObject({ id });
/** sent to the promoter */
const decision = z.strictObject({ reason: required(500).optional() });

export const approvePromoter = endpoint('approvePromoter', 'PUT /api/admin/promoter/{id}/approve', {
  tag: 'Promoters',
  summary: 'Approve an application; a promoter without a login is invited',
  params: asAdmin,
  body: decision,
  response: z.strictObject({ promoter }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

export const invitePromoterAgain = endpoint('invitePromoterAgain', 'POST /api/admin/promoter/{id}/invite', {
  tag: 'Promoters',
  summary:
    'Send a new invitation to an approved promoter without a login, to its current address; earlier invitations become invalid',
  params: asAdmin,
  response: z.strictObject({ promoter }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

export const rejectPromoter = endpoint('rejectPromoter', 'PUT /api/admin/promoter/{id}/reject', {
  tag: 'Promoters',
  summary: 'Reject an application',
  params: asAdmin,
  body: decision,
  response: z.strictObject({ promoter }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
});

export const undoPromoterDecision = endpoint('undoPromoterDecision', 'PUT /api/admin/promoter/{id}/undo', {
  tag: 'Promoters',
  summary: 'Undo the last decision about a promoter',
  params: asAdmin,
  response: z.strictObject({ promoter }),
  errors: ['NOT_FOUND', 'NOTHING_TO_UNDO'],
});

export const activatePromoter = endpoint('activatePromoter', 'PUT /api/admin/promoter/{id}/activate', {
  tag: 'Promoters',
  summary: 'Activate a promoter',
  params: asAdmin,
  response: z.strictObject({ promoter }),
  errors: ['NOT_FOUND'],
});

export const deactivatePromoter = endpoint('deactivatePromoter', 'PUT /api/admin/promoter/{id}/deactivate', {
  tag: 'Promoters',
  summary: 'Deactivate a promoter: its sessions end',
  params: asAdmin,
  response: z.strictObject({ promoter }),
  errors: ['NOT_FOUND'],
});

const many = { ids: z.array(id).min(1).max(200) };
/** The outcome for one of many; `reason`: why it was refused. */
const outcome = z.strictObject({
  _id: id,
  name: z.string().nullable(),
  outcome: z.enum(['done', 'already', 'unknown', 'refused']),
  reason: reason.nullable(),
});
export type PromoterOutcome = z.output<typeof outcome>;
const outcomes = z.strictObject({ outcomes: z.array(outcome) });

export const approvePromoters = endpoint('approvePromoters', 'POST /api/admin/promoters/approve', {
  tag: 'Promoters',
  summary: 'Approve several applications; the response has the outcome of each',
  body: decision.extend(many),
  response: outcomes,
  errors: ['NOT_FOUND'],
});

export const rejectPromoters = endpoint('rejectPromoters', 'POST /api/admin/promoters/reject', {
  tag: 'Promoters',
  summary: 'Reject several applications; the response has the outcome of each',
  body: decision.extend(many),
  response: outcomes,
  errors: ['NOT_FOUND'],
});

export const undoPromoterDecisions = endpoint('undoPromoterDecisions', 'POST /api/admin/promoters/undo', {
  tag: 'Promoters',
  summary: 'Undo the last decision about several promoters; refused for those without a decision',
  body: z.strictObject(many),
  response: outcomes,
  errors: ['NOT_FOUND'],
});

export const deletePromoters = endpoint('deletePromoters', 'POST /api/admin/promoters/delete', {
  tag: 'Promoters',
  summary: 'Delete several promoters with their logins; promoters with events or series are kept',
  body: z.strictObject(many),
  response: outcomes,
  errors: ['NOT_FOUND'],
});
