import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { against } from './merging.js';
import { foreseenMoney, foreseenResults } from './foreseen.js';
import { seasonChange } from './seasons.js';
import { payoutStep } from './payout-steps.js';
import { payMethod } from './payouts.js';
import { waitingFound, waitingQuery } from './narrow.js';
import { blankable, date, id, instant, limit, money, page, pagination } from './values.js';
import { payoutType } from './verdict.js';

/**
 * `purse`: classes, payouts or dates of an event that pays · `season`: rules of the program from a day on · `one-race`:
 * two events are one race, or no longer · `adjustment`: of a rider's money · `bonus`: of a series, for a rider
 * · `standings`: bonuses of a class in a series · `cash-expiry`: of a rider's overdue cash award · `overpaid-left`:
 * with the rider · `invitation`: of a new administrator · `admin-active`: an administrator is switched off, or on
 * again · `factor-reset`: of an administrator's lost second factor · `merge`: of a rider with money into another ·
 * `payment-run`: of claims to cash
 */
export const APPROVAL_KINDS = [
  'purse',
  'season',
  'one-race',
  'adjustment',
  'bonus',
  'standings',
  'cash-expiry',
  'overpaid-left',
  'invitation',
  'admin-active',
  'factor-reset',
  'merge',
  'payment-run',
] as const;
const approvalKind = z.enum(APPROVAL_KINDS);
export const APPROVAL_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
const approvalState = z.enum(APPROVAL_STATES);
const version = z.int().min(1).max(2_000_000_000);

const purse = z.strictObject({
  startDate: date.nullable(),
  endDate: date.nullable(),
  classes: z.array(
    z.strictObject({
      _id: id,
      name: z.string(),
      payoutType,
      payoutPlaces: z.array(z.strictObject({ place: z.int(), amount: money })),
      entrants: z.int().nullable(),
      /** left out: as the program does */
      payoutSteps: z.array(payoutStep).optional(),
    }),
  ),
  /** of all classes that pay */
  contingencyAmount: money,
});

export const approval = z.strictObject({
  _id: id,
  kind: approvalKind,
  state: approvalState,
  /** incremented by every edit; send it back with the decision */
  version: z.int(),
  /** what would change */
  about: z.strictObject({ _id: id, name: z.string() }),
  reason: z.string().nullable(),
  askedAt: instant,
  askedBy: z.strictObject({ name: z.string(), type: z.enum(['promoter', 'admin']) }),
  /** when it expires without a decision */
  expiresAt: instant,
  decidedAt: instant.nullable(),
  /** null while it waits, and once expired */
  decidedBy: z.string().nullable(),
  answer: z.string().nullable(),
  /** of the kind `purse`: what was there when it was asked for, and what would be */
  purse: z.strictObject({ before: purse, after: purse }).nullable(),
  /** of the kinds that are about a rider's money: of which book, and how much */
  adjustment: z
    .strictObject({ book: z.enum(['credit', 'cash']), amount: money, expireDate: date.nullable() })
    .nullable(),
  /** of the kinds `cash-expiry` and `overpaid-left`: what the award was for */
  award: z.string().nullable(),
  /** of the kind `bonus`: whose bonus */
  series: z.strictObject({ _id: id, name: z.string() }).nullable(),
  /** of the kind `admin-active`: whether they would be active */
  active: z.boolean().nullable(),
  /** of the kind `merge`: who would get everything of the rider it is about, and their money among it */
  merge: z
    .strictObject({
      keep: z.strictObject({ _id: id, name: z.string() }),
      money: z.array(money),
      /** why they may be two persons */
      against,
    })
    .nullable(),
  /** of the kind `one-race`: with which event it is linked, or no longer */
  oneRace: z
    .strictObject({ link: z.boolean(), other: z.strictObject({ _id: id, name: z.string() }) })
    .nullable()
    .optional(),
  /** of the kind `season`: whether it would be scheduled or taken back, its first day, and what that changes */
  season: z
    .strictObject({ act: z.enum(['schedule', 'withdraw']), startDate: date, change: seasonChange })
    .nullable()
    .optional(),
  /** of the kind `standings`: who would get which bonus */
  standings: z
    .strictObject({
      series: z.strictObject({ _id: id, name: z.string() }),
      season: z.int(),
      classKey: z.string(),
      className: z.string(),
      expireDate: date,
      total: money,
      places: z.array(
        z.strictObject({ rank: z.int(), rider: z.strictObject({ _id: id, name: z.string() }), amount: money }),
      ),
    })
    .nullable()
    .optional(),
  /** of the kind `payment-run`: what it would pay */
  paymentRun: z
    .strictObject({ claims: z.int(), riders: z.int(), total: money, methods: z.array(payMethod) })
    .nullable()
    .optional(),
  /** of the kinds `purse` and `one-race`: what it would have moved when it was asked for, where results are there */
  foreseen: foreseenMoney.nullable().optional(),
});
export type Approval = z.output<typeof approval>;
export type ApprovalKind = Approval['kind'];

/** What a change of an event moves, or would move. */
export type ForeseenMoney = z.output<typeof foreseenMoney>;
export type ForeseenResult = z.output<typeof foreseenResults>[number];

const params = z.strictObject({ approvalId: id });
const response = z.strictObject({ approval });

export const listApprovals = endpoint('listApprovals', 'GET /api/admin/approvals', {
  tag: 'Approvals',
  summary: 'List the changes that wait for a second person, oldest first; or those decided, newest first',
  query: z.strictObject({
    state: approvalState.optional(),
    kind: approvalKind.optional(),
    ...waitingQuery,
    page,
    limit,
  }),
  response: z.strictObject({ approvals: z.array(approval), pagination, ...waitingFound }),
});

export const getApproval = endpoint('getApproval', 'GET /api/admin/approval/{approvalId}', {
  tag: 'Approvals',
  summary: 'Get one change that waits, or waited, for a second person, and whether the caller may decide it',
  params,
  response: z.strictObject({
    approval,
    /** why the caller cannot decide it; null: they can */
    blocked: z.enum(['maker', 'invited', 'proxy', 'closed']).nullable(),
    /** of the event as it is now; send it back with the decision. null: the event is gone */
    eventVersion: z.int().nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export const decideApproval = endpoint('decideApproval', 'PUT /api/admin/approval/{approvalId}', {
  tag: 'Approvals',
  summary: 'Approve or refuse a change that another person asked for; an approved one is applied at once',
  params,
  body: z.strictObject({
    /** of the request that was looked at */
    version,
    /** of the event that was looked at, for the kind `purse` */
    eventVersion: version.optional(),
    approve: z.boolean(),
    /** fingerprint of the preview that was looked at; approving something else is refused */
    outcome: z.string().max(2_000).optional(),
    /** goes to whoever asked */
    answer: blankable(500),
  }),
  response,
  errors: [
    'NOT_FOUND',
    'STALE_EDIT',
    'REQUEST_CLOSED',
    'SECOND_PERSON_NEEDED',
    'EVENT_NOT_READY',
    'EVENT_IS_DRAFT',
    'CLASS_HAS_RESULTS',
    'PURSE_OVER_LIMIT',
    'ADJUSTMENT_OVER_LIMIT',
    'DAILY_ADJUSTMENT_LIMIT',
    'EXPIRES_IN_PAST',
    'INSUFFICIENT_CREDIT',
    'SERIES_NO_BONUS',
    'NOT_OF_SERIES',
    'BONUS_ISSUED',
    'BONUS_OVER_LIMIT',
    'AWARD_CLAIMED',
    'CASH_NOT_OVERDUE',
    'PREVIEW_OUTDATED',
    'NOTE_LENGTH',
    'EMAIL_TAKEN',
    'TOO_MANY_CODES',
    'ACCOUNT_DEACTIVATED',
    'FACTOR_NOT_SET',
    'ALREADY_MERGED',
    'NOT_ONE_RACE',
    'EVENT_NOT_LINKED',
    'STANDINGS_NO_BONUS',
    'STANDINGS_OPEN',
    'NO_BONUS_TO_GIVE',
    'SEASON_REFUSED',
  ],
});

export const previewApproval = endpoint('previewApproval', 'POST /api/admin/approval/{approvalId}/preview', {
  tag: 'Approvals',
  summary: 'What approving a change of an event would move now, in money; nothing is stored',
  params,
  body: z.strictObject({ version, eventVersion: version.optional() }),
  response: z.strictObject({ money: foreseenMoney, results: foreseenResults.optional(), outcome: z.string() }),
  errors: [
    'NOT_FOUND',
    'STALE_EDIT',
    'REQUEST_CLOSED',
    'SECOND_PERSON_NEEDED',
    'EVENT_NOT_READY',
    'EVENT_IS_DRAFT',
    'CLASS_HAS_RESULTS',
    'PURSE_OVER_LIMIT',
    'NOT_ONE_RACE',
    'EVENT_NOT_LINKED',
  ],
});

export const withdrawApproval = endpoint('withdrawApproval', 'DELETE /api/approval/{approvalId}', {
  tag: 'Approvals',
  summary: 'Take back a change that one asked for and nobody has decided yet',
  params,
  response,
  errors: ['NOT_FOUND', 'REQUEST_CLOSED'],
});
