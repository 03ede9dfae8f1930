import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, id, money, required, text } from './values.js';
import { resultType } from './verdict.js';

/** Why two accounts may be two persons, weightiest first. */
export const REASONS_AGAINST = ['SAME_CLASS', 'OTHER_BIRTH_DATE', 'OTHER_AMA_NUMBER', 'OTHER_NAME'] as const;
export const against = z.array(z.strictObject({ code: z.enum(REASONS_AGAINST), count: z.int().min(1) })).optional();

const named = z.strictObject({ _id: id, fullName: z.string() });
const sharedResult = z.strictObject({
  _id: id,
  riderId: id,
  event: z.strictObject({ _id: id, title: z.string() }),
  className: z.string(),
  place: z.int().nullable(),
  resultType,
});

export const mergeRiders = endpoint('mergeRiders', 'POST /api/admin/riders-merge', {
  tag: 'Riders',
  summary: 'Merge two riders, which cannot be undone; `dryRun` shows what would move and what conflicts',
  body: z.strictObject({
    keepId: id,
    deleteId: id,
    /**
     * `DELETE` or `SUPPRIMER` and the e-mail of the rider to delete, or `KEEP` or `GARDER` and the e-mail of the rider to
     * keep; not needed for a preview
     */
    confirmation: text(300).default(''),
    /** the codes of `against` that the administrator has seen; refused with 422 when one is missing */
    acknowledged: z.array(z.enum(REASONS_AGAINST)).max(10).optional(),
    dryRun: z.boolean().default(false),
    /** fingerprint of the confirmed preview; refused when the effect has changed */
    outcome: required(64).optional(),
  }),
  response: z.strictObject({
    applied: z.boolean(),
    keep: named,
    deleted: named,
    /** how much of each kind comes to the kept rider */
    moves: z.strictObject({
      bikes: z.int(),
      results: z.int(),
      awards: z.int(),
      redemptions: z.int(),
      claims: z.int(),
      notes: z.int(),
      documents: z.int(),
      favourites: z.int(),
      timecards: z.int(),
    }),
    /** both riders have a result in the class; the better place is kept */
    collisions: z.array(z.strictObject({ kept: sharedResult, removed: z.array(sharedResult) })),
    /** by book and currency with a balance; keep + deleted − reversed = after */
    balances: z.array(
      z.strictObject({ book: z.enum(['credit', 'cash']), keep: money, deleted: money, reversed: money, after: money }),
    ),
    /** why they may be two persons; `count`: of SAME_CLASS, in how many classes both have a result. Left out: as empty */
    against,
    /** the kept rider's fields after the merge: restrictions of either rider apply, missing values are filled in */
    standing: z
      .strictObject({
        factory: z.boolean(),
        professional: z.boolean(),
        taxStatus: z.enum(['us-person', 'non-resident-alien']).nullable(),
        dateOfBirth: date.nullable(),
        parentalConsent: z.boolean(),
        amaNumber: z.string().nullable(),
      })
      .optional(),
    /** fingerprint of the effect; missing in old stored answers */
    outcome: z.string().optional(),
    /** of a preview: whether another administrator has to approve it, because the deleted rider has money */
    needsApproval: z.boolean().optional(),
    /** it waits for another administrator, and nothing has moved */
    approvalId: id.optional(),
  }),
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'ALREADY_MERGED',
    'CONFIRMATION_WRONG',
    'REASONS_NOT_ACKNOWLEDGED',
    'SAME_RIDER',
    'PREVIEW_OUTDATED',
  ],
});
