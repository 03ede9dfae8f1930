import { test } from '@jest/globals';
import {
  deleteResult,
  deleteResults,
  eventResults,
  matchResult,
  promoterUnmatched,
  putResult,
  putResults,
  resultCandidates,
  ridersLean,
  unmatchResult,
  type Corrected,
  type ResultRecord,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { entryOf, sheetRows } from '../../kit/desk/races/sheet/sheet-rows.js';
import { toPut } from '../../kit/desk/races/result-form/result-form.js';
import { classId, eventId, firstPage, matched as row, preview, promoterId, samId } from '../testing/examples.js';
import { corrected, result as open, unpaid } from '../testing/more-examples.js';

const { answers, refuses } = consumer('promoter');
const signedIn = ['a promoter is signed in', { promoterId }] as const;
/** Sam Carter's result, of whom nobody said that it is his. */
const withOpen = [
  'the promoter has a result without its rider',
  { promoterId, eventId, classId, riderId: samId },
] as const;
const withPaid = ['the promoter has an event with a class that has results', { promoterId, eventId, classId }] as const;
const withRider = ['another rider exists', { riderId: samId }] as const;
const resultId = '01hq00000000000000000s0001';
const params = { eventId };
const at = `/api/event/${eventId}/result`;
const idempotencyKey = '5a0e2a31-7a55-4f6e-8a63-6f9b1a0c4d21';

const result: ResultRecord = { ...open, _id: resultId };
const matched: ResultRecord = {
  ...result,
  rider: { _id: samId, fullName: 'Sam Carter' },
  verdict: { earns: null, type: null, reasons: [{ code: 'CLASS_TOO_SMALL', detail: '1 started, 5 needed.' }] },
};
const shown = (results: Corrected['results'], over: Partial<Corrected> = {}): Corrected => ({
  ...corrected,
  results,
  ...over,
});

test('the results of an event', () =>
  answers(
    {
      given: [signedIn, withOpen],
      when: 'a promoter lists results of an event that have no rider',
      endpoint: eventResults,
      path: `${at}s`,
      query: { unmatched: 'true', page: '1' },
      call: (http) => http.call(eventResults, { params, query: { unmatched: 'true', page: 1 } }),
    },
    { results: [result], pagination: firstPage },
  ));

test('one result of an event', () =>
  answers(
    {
      given: [signedIn, withOpen],
      when: 'a promoter looks at one result',
      endpoint: eventResults,
      path: `${at}s`,
      query: { resultId },
      call: (http) => http.call(eventResults, { params, query: { resultId } }),
    },
    { results: [result], pagination: firstPage },
  ));

test('the results that wait for a rider', () => {
  const [candidate] = unpaid.candidates;
  return answers(
    {
      given: [signedIn, withOpen],
      when: 'a promoter lists paid places without a rider',
      endpoint: promoterUnmatched,
      path: `/api/promoter/${promoterId}/results-unmatched`,
      query: { page: '1' },
      call: (http) => http.call(promoterUnmatched, { params: { id: promoterId }, query: { page: 1 } }),
    },
    {
      results: [{ ...unpaid, _id: resultId, candidates: [{ ...candidate!, evidence: ['sameName'] }] }],
      pagination: firstPage,
    },
  );
});

test('who may be meant by a result', () =>
  answers(
    {
      given: [signedIn, withOpen],
      when: 'a promoter asks whom a result may mean',
      endpoint: resultCandidates,
      path: `/api/event/${eventId}/result-candidates`,
      query: { resultId },
      call: (http) => http.call(resultCandidates, { params, query: { resultId } }),
    },
    { candidates: [{ ...unpaid.candidates[0]!, evidence: ['sameName'] }] },
  ));

test('riders found by name', () =>
  answers(
    {
      given: [signedIn, withRider],
      when: 'a promoter searches a rider by name',
      endpoint: ridersLean,
      path: '/api/promoter/riders-lean',
      query: { query: 'carter', limit: '8' },
      call: (http) => http.call(ridersLean, { params: { role: 'promoter' }, query: { query: 'carter', limit: 8 } }),
    },
    {
      riders: [{ _id: samId, fullName: 'Sam Carter', hometown: 'Bend', state: 'OR', amaNumber: '1200345' }],
      pagination: firstPage,
    },
  ));

test.each([
  ['previews', true],
  ['makes', false],
] as const)('a promoter %s the match of a result', (does, dryRun) => {
  const body = { resultId, riderId: samId, dryRun };
  return answers(
    {
      given: [signedIn, withOpen],
      when: `a promoter ${does} the match of a result`,
      endpoint: matchResult,
      path: `${at}/match`,
      body,
      idempotencyKey,
      call: (http) => http.call(matchResult, { params, body, idempotencyKey }),
    },
    shown([matched], { applied: !dryRun }),
  );
});

test('a match that is taken back', () => {
  const body = { resultId, dryRun: true };
  return answers(
    {
      given: [signedIn, withPaid],
      when: 'a promoter previews what removing a rider from a result takes back',
      endpoint: unmatchResult,
      path: `${at}/unmatch`,
      body,
      idempotencyKey,
      call: (http) => http.call(unmatchResult, { params, body, idempotencyKey }),
    },
    shown([{ ...result, _id: resultId }]),
  );
});

const { rider: _rider, verdict: _verdict, _id, ...fields } = result;

test('a correction of a result', () => {
  const body = { ...toPut({ ...fields, place: 4 }, resultId), dryRun: true };
  return answers(
    {
      given: [signedIn, withOpen],
      when: 'a promoter previews a correction of a result',
      endpoint: putResult,
      path: at,
      body,
      idempotencyKey,
      call: (http) => http.call(putResult, { params, body, idempotencyKey }),
    },
    shown([{ ...result, place: 4 }]),
  );
});

test('a new result in a place that is taken', () => {
  const body = { ...toPut({ ...fields, riderName: 'Lee Park' }), dryRun: true };
  return refuses(
    {
      given: [signedIn, withOpen],
      when: 'a promoter adds a result in a place that is taken',
      endpoint: putResult,
      path: at,
      body,
      idempotencyKey,
      call: (http) => http.call(putResult, { params, body, idempotencyKey }),
    },
    409,
    'PLACE_TAKEN',
  );
});

test('the results of a class in a table', () => {
  const body = { classId, results: sheetRows([{ ...matched, place: 4 }]).map(entryOf), entrants: null, dryRun: true };
  const { rider } = row.match;
  return answers(
    {
      given: [signedIn, withOpen],
      when: 'a promoter previews the results of a class in a table',
      endpoint: putResults,
      path: `${at}s`,
      body,
      idempotencyKey,
      call: (http) => http.call(putResults, { params, body, idempotencyKey }),
    },
    {
      applied: false,
      rows: [
        {
          ...row,
          line: 1,
          place: 4,
          match: { status: 'matched', by: 'choice', rider: { ...rider!, _id: samId }, candidates: [] },
          verdict: matched.verdict,
          change: 'changed',
        },
      ],
      removed: [],
      changes: { added: 0, changed: 1, removed: 0, same: 0 },
      money: preview.money,
      outcome: preview.outcome,
    },
  );
});

test('a result that is removed', () => {
  const query = { resultId, dryRun: 'true' } as const;
  return answers(
    {
      given: [signedIn, withOpen],
      when: 'a promoter previews what removing a result takes back',
      endpoint: deleteResult,
      path: at,
      query,
      idempotencyKey,
      call: (http) => http.call(deleteResult, { params, query, idempotencyKey }),
    },
    shown([], { removed: 1 }),
  );
});

test('the results of a class that are removed', () => {
  const query = { classId, dryRun: 'true' } as const;
  return answers(
    {
      given: [signedIn, withOpen],
      when: 'a promoter previews what removing the results of a class takes back',
      endpoint: deleteResults,
      path: `${at}s`,
      query,
      idempotencyKey,
      call: (http) => http.call(deleteResults, { params, query, idempotencyKey }),
    },
    shown([], { removed: 1 }),
  );
});
