import { z } from 'zod';
import { award } from './awards.js';
import { endpoint } from './endpoint.js';
import { resultRecord } from './result-edits.js';
import { riderToChoose } from './results.js';
import { waitingFound, waitingMoneyQuery } from './narrow.js';
import { date, flag, id, instant, money, pageQuery, pagination, required, text } from './values.js';

export const eventResults = endpoint('eventResults', 'GET /api/event/{eventId}/results', {
  tag: 'Results',
  summary: "List an event's results by class and place, in pages (admins and the event's promoter)",
  params: z.strictObject({ eventId: id }),
  query: pageQuery.extend({
    classId: id.optional(),
    /** only this result */
    resultId: id.optional(),
    /** true: unmatched results only */
    unmatched: flag.optional(),
  }),
  response: z.strictObject({ results: z.array(resultRecord), pagination }),
  errors: ['NOT_FOUND'],
});

export const unmatchedResults = endpoint('unmatchedResults', 'GET /api/admin/results-unmatched', {
  tag: 'Results',
  summary: 'List unmatched results of all events by name; `name` is the beginning of a name',
  query: pageQuery.extend({
    name: text(100).optional(),
    /** true: only those that were set aside; false: only those that wait; left out: both */
    setAside: flag.optional(),
  }),
  response: z.strictObject({
    results: z.array(
      resultRecord.omit({ rider: true }).extend({
        event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }),
        className: z.string(),
        /** when nobody of the program was found for it, and by whom; null: it waits */
        setAside: z.strictObject({ at: instant, by: z.string() }).nullable(),
      }),
    ),
    pagination,
  }),
});

export const setResultAside = endpoint('setResultAside', 'PUT /api/admin/result/{resultId}/set-aside', {
  tag: 'Results',
  summary: 'Set an unmatched result aside, so that it no longer waits for a rider, or take it up again',
  params: z.strictObject({ resultId: id }),
  body: z.strictObject({ setAside: z.boolean() }),
  response: z.strictObject({ resultId: id, setAside: z.boolean() }),
  errors: ['NOT_FOUND', 'RESULT_MATCHED'],
});

export const evidence = z.enum([
  'sameAmaNumber',
  'sameEmail',
  'sameName',
  'similarName',
  'sameTown',
  'sameState',
  'otherAmaNumber',
  'otherName',
  'otherTown',
  'otherState',
  'emailNotVerified',
]);
export type Evidence = z.output<typeof evidence>;

/** An enrolled rider who may be meant by a result; a person decides. */
export const resultCandidate = riderToChoose.extend({
  /** what fits and what does not, strongest first */
  evidence: z.array(evidence),
});
export type ResultCandidate = z.output<typeof resultCandidate>;

export const resultCandidates = endpoint('resultCandidates', 'GET /api/event/{eventId}/result-candidates', {
  tag: 'Results',
  summary: "List the enrolled riders whom a result may mean, with the evidence (admins and the event's promoter)",
  params: z.strictObject({ eventId: id }),
  query: z.strictObject({ resultId: id }),
  /** `leftOut`: how many more there are */
  response: z.strictObject({ candidates: z.array(resultCandidate), leftOut: z.int().optional() }),
  errors: ['NOT_FOUND', 'RESULT_WINDOW_CLOSED', 'EVENT_NOT_STARTED', 'EVENT_IS_DRAFT'],
});

export const unpaidResult = resultRecord.omit({ rider: true }).extend({
  event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }),
  className: z.string(),
  /** what the place pays */
  worth: money,
  /** enrolled riders who may be meant; a person decides, and any other rider can be chosen */
  candidates: z.array(resultCandidate),
  /** how many more there are; left out: none */
  candidatesLeftOut: z.int().optional(),
});
export type UnpaidResult = z.output<typeof unpaidResult>;

export const unmatchedPeople = endpoint('unmatchedPeople', 'GET /api/admin/results-unmatched-people', {
  tag: 'Results',
  summary:
    'List unmatched results in paid places of two years by the name they carry, most money first; `name` begins a name',
  query: pageQuery.extend({ name: text(100).optional() }),
  response: z.strictObject({
    people: z.array(
      z.strictObject({
        /** the latest of the results */
        _id: id,
        riderName: z.string(),
        hometown: z.string().nullable(),
        results: z.int(),
        /** what their places pay, by currency */
        worth: z.array(money),
        /** last day of the latest event */
        lastRace: date.nullable(),
      }),
    ),
    pagination,
  }),
});

export const unmatchedOfPerson = endpoint('unmatchedOfPerson', 'GET /api/admin/result/{resultId}/unmatched-of-person', {
  tag: 'Results',
  summary:
    'List the unmatched results that carry the same name as this result, latest event first, with what they are worth and possible riders',
  params: z.strictObject({ resultId: id }),
  query: pageQuery,
  /** `worth` is 0 where the place pays nothing; `riderName`: as the result has it */
  response: z.strictObject({ riderName: z.string(), results: z.array(unpaidResult), pagination }),
  errors: ['NOT_FOUND'],
});

export const promoterUnmatched = endpoint('promoterUnmatched', 'GET /api/promoter/{id}/results-unmatched', {
  tag: 'Results',
  summary:
    "List the promoter's own unmatched results in paid places, with possible riders and the evidence, while corrections are open",
  params: z.strictObject({ id }),
  query: pageQuery,
  response: z.strictObject({ results: z.array(unpaidResult), pagination }),
  errors: ['NOT_FOUND', 'PROMOTER_NOT_APPROVED'],
});

export const unpaidResults = endpoint('unpaidResults', 'GET /api/admin/results-unpaid', {
  tag: 'Results',
  summary:
    'List unmatched results in paid places within the result window that were not set aside, oldest first, with possible riders',
  query: pageQuery.extend(waitingMoneyQuery),
  response: z.strictObject({ results: z.array(unpaidResult), pagination, ...waitingFound }),
});

export const overpaidAwards = endpoint('overpaidAwards', 'GET /api/admin/awards-overpaid', {
  tag: 'Results',
  summary: 'List overpaid awards (more was spent than corrected results are worth), largest difference first',
  query: pageQuery.extend({
    /** true: only those left with the rider; false: only those that wait; left out: both */
    setAside: flag.optional(),
    ...waitingMoneyQuery,
  }),
  response: z.strictObject({
    awards: z.array(
      award.extend({
        rider: z.strictObject({ _id: id, fullName: z.string() }),
        /** the amount spent beyond its value; stays with the rider */
        overpaid: money,
        /** when all of it was left with the rider, and by whom; null: it waits */
        setAside: z.strictObject({ at: instant, by: z.string() }).nullable(),
      }),
    ),
    pagination,
    ...waitingFound,
  }),
});

export const setOverpaidAside = endpoint('setOverpaidAside', 'PUT /api/admin/award/{awardId}/overpaid', {
  tag: 'Results',
  summary: 'Leave what was overpaid with the rider, with a note about the rider, or take it up again; no money moves',
  params: z.strictObject({ awardId: id }),
  body: z.strictObject({
    /** null: it waits again */
    left: z
      .strictObject({
        /** what was shown as overpaid; refused when it is something else now */
        overpaid: money,
        note: required(4000),
      })
      .nullable(),
  }),
  response: z.strictObject({
    awardId: id,
    setAside: z.boolean(),
    /** the change that waits for another administrator; null: nothing waits */
    approvalId: id.nullable(),
  }),
  errors: ['NOT_FOUND', 'NOTE_LENGTH', 'PREVIEW_OUTDATED'],
});
