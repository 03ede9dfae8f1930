import { test } from '@jest/globals';
import {
  decideDocument,
  decideResultClaim,
  eventResults,
  listResultClaims,
  listWaitingCash,
  matchResult,
  putResult,
  waitingDocuments,
  type ResultClaim,
  type ResultRecord,
  type RiderDocument,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { adminId, eventId, pagination, riderId, usd } from './examples.js';

const { answers } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const classId = '01hq00000000000000000c0001';
const resultId = '01hq00000000000000000s0001';
const documentId = '01hq0000000000000000000g09';
const claimId = '01hq00000000000000000m0001';
const idempotencyKey = '5a0e2a31-7a55-4f6e-8a63-6f9b1a0c4d22';
const papers = ['the rider has sent a licence', { riderId }] as const;
const raced = ['the promoter has an event with a class that waits for results', {}] as const;
const claimed = ['the rider has claimed a result', { riderId }] as const;
const open = ['the promoter has a result without its rider', { eventId, classId, riderId }] as const;
const rider = { _id: riderId, fullName: 'Sam Carter' };
const first = { page: 1, limit: 100 };
const firstPage = { page: '1', limit: '100' };
const params = { eventId };

const paper: RiderDocument = {
  _id: documentId,
  kind: 'licence',
  status: 'uploaded',
  contentType: 'image/png',
  bytes: 4000,
  uploadedAt: '2026-04-01T12:00:00.000Z',
  decision: null,
};

test('documents that wait', () =>
  answers(
    {
      given: [admin, papers],
      when: 'an admin lists documents that wait',
      endpoint: waitingDocuments,
      path: '/api/admin/documents',
      query: firstPage,
      call: (http) => http.call(waitingDocuments, { query: first }),
    },
    { documents: [{ ...paper, rider: { ...rider, professional: false } }], pagination },
  ));

test.each([
  ['verifies', { status: 'verified' }, null],
  ['refuses', { status: 'refused', reason: 'A part is cut off.' }, 'A part is cut off.'],
] as const)('an admin %s a document', (does, body, refusal) =>
  answers(
    {
      given: [admin, papers],
      when: `an admin ${does} a document`,
      endpoint: decideDocument,
      path: `/api/admin/document/${documentId}`,
      body,
      call: (http) => http.call(decideDocument, { params: { documentId }, body }),
    },
    {
      document: {
        ...paper,
        status: body.status,
        decision: { at: '2026-04-03T18:00:00.000Z', refusal, byName: 'Ada Moreau' },
      },
    },
  ),
);

test('the cash that waits for papers of a rider', () =>
  answers(
    {
      given: [admin, ['the rider has a cash award', { riderId }]],
      when: 'an admin lists the cash that waits for papers of a rider',
      endpoint: listWaitingCash,
      path: '/api/admin/waiting-cash',
      query: { riderId, limit: '100' },
      call: (http) => http.call(listWaitingCash, { query: { riderId, limit: 100 } }),
    },
    {
      awards: [
        {
          _id: '01hq00000000000000000w0003',
          label: 'Rimrock Motocross Round 3',
          amount: usd(12500),
          awardedDate: '2026-03-01T18:00:00.000Z',
          raceDate: '2026-02-28',
          dueDate: '2026-04-29',
          overdue: false,
          rider,
          missing: ['licence'],
        },
      ],
      pagination,
    },
  ));

const claim: ResultClaim = {
  _id: claimId,
  rider,
  event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-02-28' },
  class: null,
  place: 5,
  message: 'I was 5th, number 217.',
  status: 'open',
  at: '2026-04-03T17:00:00.000Z',
  resultId: null,
  decided: null,
};

test('claims that wait', () =>
  answers(
    {
      given: [admin, raced, claimed],
      when: 'an admin lists claims that wait',
      endpoint: listResultClaims,
      path: '/api/admin/result-claims',
      query: { status: 'open', ...firstPage },
      call: (http) => http.call(listResultClaims, { params: { role: 'admin' }, query: { status: 'open', ...first } }),
    },
    { resultClaims: [claim], pagination },
  ));

test('a claim that is refused', () => {
  const body = { decision: 'refuse', answer: 'The organizer has another number 217.' } as const;
  return answers(
    {
      given: [admin, raced, claimed],
      when: 'an admin refuses a claim',
      endpoint: decideResultClaim,
      path: `/api/admin/result-claim/${claimId}`,
      body,
      idempotencyKey,
      call: (http) => http.call(decideResultClaim, { params: { claimId }, body, idempotencyKey }),
    },
    {
      resultClaim: {
        ...claim,
        status: 'refused',
        decided: { at: '2026-04-03T18:00:00.000Z', by: 'Ada Moreau', answer: body.answer },
      },
      corrected: null,
    },
  );
});

const result: ResultRecord = {
  _id: resultId,
  classId,
  place: 2,
  resultType: 'finished',
  riderName: 'Sam Carter',
  number: '12',
  hometown: 'Sisters, OR',
  bike: 'KTM 450 SX-F',
  email: null,
  amaNumber: null,
  rider: null,
  verdict: { earns: null, type: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: 'No enrolled rider matches.' }] },
};
const matched: ResultRecord = {
  ...result,
  rider,
  verdict: { earns: null, type: null, reasons: [{ code: 'CLASS_TOO_SMALL', detail: '1 started, 5 needed.' }] },
};
const corrected = (of: ResultRecord) => ({
  applied: false,
  results: [of],
  removed: 0,
  money: { issued: usd(0), reversed: usd(0), overpaid: usd(0) },
  outcome: 'a'.repeat(64),
});

test('results of an event without a rider', () =>
  answers(
    {
      given: [admin, open],
      when: 'an admin lists results of an event that have no rider',
      endpoint: eventResults,
      path: `/api/event/${eventId}/results`,
      query: { unmatched: 'true', limit: '100', classId },
      call: (http) => http.call(eventResults, { params, query: { unmatched: 'true', limit: 100, classId } }),
    },
    { results: [result], pagination },
  ));

test('what a match would pay', () => {
  const body = { resultId, riderId, dryRun: true };
  return answers(
    {
      given: [admin, open],
      when: 'an admin previews the match of a result',
      endpoint: matchResult,
      path: `/api/event/${eventId}/result/match`,
      body,
      idempotencyKey,
      call: (http) => http.call(matchResult, { params, body, idempotencyKey }),
    },
    corrected(matched),
  );
});

test('what a result would pay', () => {
  const { _id, rider: _rider, verdict: _verdict, ...fields } = { ...result, place: 3 };
  const body = { ...fields, state: null, riderId, dryRun: true };
  return answers(
    {
      given: [admin, open],
      when: 'an admin previews a new result',
      endpoint: putResult,
      path: `/api/event/${eventId}/result`,
      body,
      idempotencyKey,
      call: (http) => http.call(putResult, { params, body, idempotencyKey }),
    },
    corrected({ ...matched, place: 3 }),
  );
});
