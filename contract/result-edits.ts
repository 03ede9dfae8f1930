import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { limitedClasses, nameReason, previewRow, sameRaces, unusualSizes } from './results.js';
import { blankable, flag, id, money, placeNumber, required, text } from './values.js';
import { resultType, verdict } from './verdict.js';

/** A result as seen by the event's promoter and admins, for manual correction. */
export const resultRecord = z.strictObject({
  _id: id,
  classId: id,
  place: z.int().nullable(),
  resultType,
  riderName: z.string(),
  number: z.string().nullable(),
  hometown: z.string().nullable(),
  bike: z.string().nullable(),
  email: z.string().nullable(),
  amaNumber: z.string().nullable(),
  /** the matched rider */
  rider: z.strictObject({ _id: id, fullName: z.string() }).nullable(),
  verdict,
});
export type ResultRecord = z.output<typeof resultRecord>;

/** The effect of a correction on the awards of the whole event. */
export const moneyMoved = z.strictObject({
  /** what comes into wallets: new awards, and what raised ones add */
  issued: money,
  /** what leaves wallets; riders had spent the rest, or it had expired */
  reversed: money,
  /** the part riders already spent; listed for admins, stays with the riders */
  overpaid: money,
});

export const corrected = z.strictObject({
  /** true when it was stored; false for a preview */
  applied: z.boolean(),
  /** the edited results with new verdicts; in a preview, a new result has a temporary id */
  results: z.array(resultRecord),
  removed: z.int(),
  money: moneyMoved,
  /**
   * fingerprint of the effect; a confirmation with it is refused when the effect has changed; missing in old stored
   * answers
   */
  outcome: z.string().optional(),
  /** the rider's name is another than the result's, so a `reason` is needed */
  needsReason: z.boolean().optional(),
});
export type Corrected = z.output<typeof corrected>;

/** as it is kept */
const LONGEST_TEXT = 255;
/** An e-mail as written in results files; used to identify a rider, not to send mail. */
const emailOfResult = text(254)
  .toLowerCase()
  .regex(/^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/, 'email')
  .meta({ examples: ['rider@example.com'] });

/** One finisher, entered by hand or read from a file. */
export const resultFields = z.strictObject({
  /** null for someone who was not placed */
  place: placeNumber.nullable(),
  resultType,
  riderName: required(LONGEST_TEXT),
  number: blankable(40),
  /** with the state if there is no state field: "Moab, UT" */
  hometown: blankable(LONGEST_TEXT),
  state: blankable(50),
  bike: blankable(LONGEST_TEXT),
  email: emailOfResult.nullable(),
  amaNumber: blankable(40),
});
/** Town and state are stored as one text with a comma. */
const placeFits = ({ hometown, state }: { readonly hometown: string | null; readonly state: string | null }): boolean =>
  hometown === null || state === null || hometown.length + 2 + state.length <= LONGEST_TEXT;
const PLACE_TOO_LONG = { path: ['hometown'], message: 'too_long', params: { limit: 203 } };
/** true: it shares its place with others, which is refused with PLACE_TAKEN where nobody says so */
const tie = { tied: z.boolean().optional() };
/** A single result. */
export const writtenResult = resultFields.extend(tie).refine(placeFits, PLACE_TOO_LONG);
/** the chosen rider, null for none; omitted: matched as in a file */
const chosen = { riderId: id.nullable().optional(), reason: nameReason };
/** preview: nothing is stored, and no Idempotency-Key is needed */
const dryRun = z.boolean().default(false);
const oneEvent = z.strictObject({ eventId: id });
/** fingerprint of the confirmed preview; refused when the effect has changed */
const outcome = required(64).optional();
const CORRECTING = [
  'NOT_FOUND',
  'RESULT_WINDOW_CLOSED',
  'EVENT_NOT_STARTED',
  'EVENT_IS_DRAFT',
  'PREVIEW_OUTDATED',
] as const;

export const putResult = endpoint('putResult', 'PUT /api/event/{eventId}/result', {
  tag: 'Results',
  summary:
    'Add a result to a class, or replace the one with `_id`; the event is evaluated again and the difference posted',
  params: oneEvent,
  body: resultFields
    .extend({ _id: id.optional(), classId: id, ...tie, ...chosen, dryRun, outcome })
    .refine(placeFits, PLACE_TOO_LONG),
  response: corrected,
  idempotent: true,
  errors: [...CORRECTING, 'PLACE_TAKEN', 'NAME_REASON_NEEDED'],
});

export const putResults = endpoint('putResults', 'PUT /api/event/{eventId}/results', {
  tag: 'Results',
  summary: 'Replace all results of a class, as a file would',
  params: oneEvent,
  body: z.strictObject({
    classId: id,
    /** `_id`: the earlier result that an entry updates; lines in the response count from 1 */
    results: z
      .array(resultFields.extend({ _id: id.optional(), ...tie, ...chosen }).refine(placeFits, PLACE_TOO_LONG))
      .max(1_000),
    /** number of starters; null or omitted: the earlier number */
    entrants: z.int().min(1).max(10_000).nullable().optional(),
    dryRun,
    outcome,
  }),
  response: z.strictObject({
    applied: z.boolean(),
    rows: z.array(previewRow),
    removed: z.array(z.strictObject({ place: z.int().nullable(), riderName: z.string() })),
    changes: z.strictObject({ added: z.int(), changed: z.int(), removed: z.int(), same: z.int() }),
    /** `total`: total earnings of the class */
    money: moneyMoved.extend({ total: money }),
    unusual: unusualSizes.optional(),
    limited: limitedClasses.optional(),
    sameRaces: sameRaces.optional(),
    /** fingerprint of what the preview showed */
    outcome: z.string(),
  }),
  idempotent: true,
  errors: [...CORRECTING, 'PLACE_TAKEN', 'NAME_REASON_NEEDED'],
});

const dryRunInQuery = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

export const deleteResult = endpoint('deleteResult', 'DELETE /api/event/{eventId}/result', {
  tag: 'Results',
  summary: 'Remove one result; its award is taken back, except what was spent',
  params: oneEvent,
  query: z.strictObject({ resultId: id, dryRun: dryRunInQuery, outcome }),
  response: corrected,
  idempotent: true,
  errors: [...CORRECTING],
});

export const deleteResults = endpoint('deleteResults', 'DELETE /api/event/{eventId}/results', {
  tag: 'Results',
  summary: 'Remove all results of a class, or with `all` of the whole event; it then waits for results again',
  params: oneEvent,
  // a class that was forgotten takes nothing away
  query: z
    .strictObject({ classId: id.optional(), all: flag.optional(), dryRun: dryRunInQuery, outcome })
    .refine((item) => item.classId !== undefined || item.all === true, { path: ['classId'], message: 'required' })
    .refine((item) => item.classId === undefined || item.all !== true, { path: ['all'], message: 'not_allowed' }),
  response: corrected,
  idempotent: true,
  errors: [...CORRECTING],
});

export const matchResult = endpoint('matchResult', 'PUT /api/event/{eventId}/result/match', {
  tag: 'Results',
  summary:
    "Match a result to a rider; it then earns. Remembered for the promoter's later files if the names agree; another name needs a reason",
  params: oneEvent,
  body: z.strictObject({ resultId: id, riderId: id, reason: nameReason, dryRun, outcome }),
  response: corrected,
  idempotent: true,
  errors: [...CORRECTING, 'NAME_REASON_NEEDED'],
});

export const unmatchResult = endpoint('unmatchResult', 'PUT /api/event/{eventId}/result/unmatch', {
  tag: 'Results',
  summary: 'Remove the match of a result to a rider',
  params: oneEvent,
  body: z.strictObject({
    resultId: id,
    /** takes back a match: the result waits for its rider as before; refused where the money was spent */
    undo: z.boolean().default(false),
    dryRun,
    outcome,
  }),
  response: corrected,
  idempotent: true,
  errors: [...CORRECTING, 'UNDO_REFUSED'],
});

export const rejudgeEvent = endpoint('rejudgeEvent', 'POST /api/admin/event/{eventId}/rejudge', {
  tag: 'Results',
  summary: "Evaluate an event's current results again and post the difference",
  params: oneEvent,
  body: z.strictObject({ dryRun, outcome }),
  response: z.strictObject({
    applied: z.boolean(),
    /** results whose verdict is another than before */
    changed: z.int(),
    money: moneyMoved,
    outcome: z.string().optional(),
  }),
  idempotent: true,
  errors: ['NOT_FOUND', 'PREVIEW_OUTDATED'],
});
