import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { nameReason } from './results.js';
import { corrected, writtenResult } from './result-edits.js';
import { waitingFound, waitingQuery } from './narrow.js';
import { date, id, instant, pageQuery, pagination, placeNumber, required, roleParams } from './values.js';

/** A rider's report that a result of theirs is missing or not matched to them (requirements §9). */
export const resultClaim = z.strictObject({
  _id: id,
  rider: z.strictObject({ _id: id, fullName: z.string() }),
  event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }),
  class: z.strictObject({ _id: id, name: z.string() }).nullable(),
  place: z.int().nullable(),
  message: z.string(),
  status: z.enum(['open', 'accepted', 'refused']),
  at: instant,
  /** the result that was matched or added for it */
  resultId: id.nullable(),
  /** when and by whom (null for riders) it was decided, and the message to the rider */
  decided: z.strictObject({ at: instant, by: z.string().nullable(), answer: z.string().nullable() }).nullable(),
});
export type ResultClaim = z.output<typeof resultClaim>;

const answer = z.strictObject({ resultClaim });

export const addResultClaim = endpoint('addResultClaim', 'POST /api/rider/result-claims', {
  tag: 'Result claims',
  summary:
    'Claim a missing result, from the first day of the event until the result window closes; one open claim per event',
  body: z.strictObject({
    eventId: id,
    classId: id.nullable(),
    place: placeNumber.nullable(),
    message: required(1_000),
  }),
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'EVENT_NOT_STARTED', 'CLAIM_TOO_LATE', 'CLAIM_OPEN'],
});

export const listResultClaims = endpoint('listResultClaims', 'GET /api/{role}/result-claims', {
  tag: 'Result claims',
  summary:
    'List claims for missing results, newest first, open ones oldest first: riders see their own, admins see all',
  params: roleParams,
  query: pageQuery.extend({
    status: z.enum(['open', 'accepted', 'refused']).optional(),
    eventId: id.optional(),
    riderId: id.optional(),
    ...waitingQuery,
  }),
  response: z.strictObject({ resultClaims: z.array(resultClaim), pagination, ...waitingFound }),
  errors: ['NOT_FOUND'],
});

export const getResultClaim = endpoint('getResultClaim', 'GET /api/{role}/result-claim/{claimId}', {
  tag: 'Result claims',
  summary: 'Get a claim for a missing result',
  params: roleParams.extend({ claimId: id }),
  response: answer,
  errors: ['NOT_FOUND'],
});

const told = required(1_000).nullable().default(null);

export const decideResultClaim = endpoint('decideResultClaim', 'PUT /api/admin/result-claim/{claimId}', {
  tag: 'Result claims',
  summary: 'Decide a claim: match an unmatched result, add the missing one, or refuse; the rider gets an e-mail',
  params: z.strictObject({ claimId: id }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('match'), resultId: id, reason: nameReason, answer: told }),
    z.strictObject({
      decision: z.literal('add'),
      classId: id,
      result: writtenResult,
      reason: nameReason,
      answer: told,
    }),
    z.strictObject({ decision: z.literal('refuse'), answer: required(1_000) }),
  ]),
  /** `corrected`: effect of an accepted claim, null when refused */
  response: answer.extend({ corrected: corrected.nullable() }),
  idempotent: true,
  errors: ['NOT_FOUND', 'CLAIM_DECIDED', 'RESULT_MATCHED', 'PLACE_TAKEN', 'NAME_REASON_NEEDED', 'EVENT_NOT_STARTED'],
});

export const undoResultClaim = endpoint('undoResultClaim', 'POST /api/admin/result-claim/{claimId}/undo', {
  tag: 'Result claims',
  summary:
    'Take back your own decision about a claim within 10 minutes; it is open again, and what it paid is reversed',
  params: z.strictObject({ claimId: id }),
  response: answer,
  errors: ['NOT_FOUND', 'UNDO_REFUSED'],
});
