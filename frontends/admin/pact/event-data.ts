import { test } from '@jest/globals';
import {
  deleteResult,
  deleteResults,
  eventResults,
  overpaidAwards,
  putResults,
  resultCandidates,
  saveClasses,
  unmatchedResults,
  unmatchResult,
  type ResultRecord,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask, KEY } from './ask.js';
import { eventDetail, eventId, overpaidAward, pagination, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const classId = '01hq00000000000000000c0001';
const resultId = '01hq00000000000000000s0001';
const waits = ['the promoter has an event with a class that waits for results', { eventId, classId }] as const;
const open = ['the promoter has a result without its rider', { eventId, classId, riderId }] as const;
const held = ['the promoter has an event with a class that has results', { eventId, classId }] as const;
const params = { eventId };
const at = `/api/event/${eventId}/result`;
const outcome = 'a'.repeat(64);
const nothing = { issued: usd(0), reversed: usd(0), overpaid: usd(0) };

const result: ResultRecord = {
  _id: resultId,
  classId,
  place: 2,
  resultType: 'finished',
  riderName: 'Sam Carter',
  number: '217',
  hometown: 'Sisters, OR',
  bike: 'KTM',
  email: null,
  amaNumber: null,
  rider: null,
  verdict: { earns: null, type: null, reasons: [{ code: 'RIDER_UNKNOWN', detail: 'No enrolled rider matches.' }] },
};

test('results by class', () =>
  answers(
    ask(
      'an admin lists the results of a class',
      eventResults,
      `${at}s`,
      { params, query: { classId, page: 1, limit: 100 } },
      open,
    ),
    { results: [result], pagination },
  ));

test('who may be meant by a result', () =>
  answers(
    ask(
      'an admin asks whom a result may mean',
      resultCandidates,
      `/api/event/${eventId}/result-candidates`,
      { params, query: { resultId } },
      open,
    ),
    {
      candidates: [
        {
          _id: riderId,
          fullName: 'Sam Carter',
          hometown: 'Bend',
          amaNumber: '1200345',
          evidence: ['sameName'],
        },
      ],
    },
  ));

const { rider: _rider, ...unmatched } = result;
test('finishers of all events without a rider', () =>
  answers(
    ask(
      'an admin searches finishers of all events by name',
      unmatchedResults,
      '/api/admin/results-unmatched',
      { query: { name: 'sam', page: 1, limit: 25 } },
      open,
    ),
    {
      results: [
        {
          ...unmatched,
          event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-02-28' },
          className: '450 A',
          setAside: null,
        },
      ],
      pagination,
    },
  ));

test('finishers that were set aside, of whom there are none', () =>
  answers(
    ask('an admin lists results that were set aside', unmatchedResults, '/api/admin/results-unmatched', {
      query: { setAside: 'true', page: 1, limit: 25 },
    }),
    { results: [], pagination },
  ));

test('overpaid awards', () =>
  answers(
    ask(
      'an admin lists overpaid awards of riders',
      overpaidAwards,
      '/api/admin/awards-overpaid',
      { query: { setAside: 'false', page: 1, limit: 25 } },
      ['the rider has spent more than an award is worth', { riderId }],
    ),
    { awards: [overpaidAward], pagination },
  ));

test('overpaid awards that were left with riders, of which there are none', () =>
  answers(
    ask('an admin lists overpaid awards that were left with riders', overpaidAwards, '/api/admin/awards-overpaid', {
      query: { setAside: 'true', page: 1, limit: 25 },
    }),
    { awards: [], pagination },
  ));

const row = { place: 2, resultType: 'finished' as const, riderName: 'Sam Carter', number: '217', hometown: 'Bend' };
test('the results of a class in a table', () =>
  answers(
    ask(
      'an admin previews the results of a class in a table',
      putResults,
      `${at}s`,
      {
        params,
        body: {
          classId,
          results: [{ ...row, _id: resultId, riderId, state: null, bike: 'KTM', email: null, amaNumber: null }],
          entrants: null,
          dryRun: true,
        },
        idempotencyKey: KEY,
      },
      open,
    ),
    {
      applied: false,
      rows: [
        {
          ...row,
          line: 1,
          bike: 'KTM',
          match: {
            status: 'matched',
            by: 'choice',
            rider: { _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', amaNumber: '1200345' },
            candidates: [],
          },
          verdict: { earns: null, type: null, reasons: [{ code: 'CLASS_TOO_SMALL', detail: '1 started, 5 needed.' }] },
          change: 'changed',
        },
      ],
      removed: [],
      changes: { added: 0, changed: 1, removed: 0, same: 0 },
      money: { total: usd(0), ...nothing },
      outcome,
    },
  ));

test('a match that is taken back', () =>
  answers(
    ask(
      'an admin previews what removing a rider from a result takes back',
      unmatchResult,
      `${at}/unmatch`,
      { params, body: { resultId, dryRun: true }, idempotencyKey: KEY },
      held,
    ),
    { applied: false, results: [{ ...result, hometown: 'Bend' }], removed: 0, money: nothing, outcome },
  ));

test('a result that is removed', () =>
  answers(
    ask(
      'an admin previews what removing a result takes back',
      deleteResult,
      at,
      { params, query: { resultId, dryRun: 'true' }, idempotencyKey: KEY },
      held,
    ),
    { applied: false, results: [], removed: 1, money: nothing, outcome },
  ));

test('all results of an event that are removed', () =>
  answers(
    ask(
      'an admin previews what removing all results of an event takes back',
      deleteResults,
      `${at}s`,
      { params, query: { all: 'true', dryRun: 'true' }, idempotencyKey: KEY },
      held,
    ),
    { applied: false, results: [], removed: 1, money: nothing, outcome },
  ));

const [inClass] = eventDetail.classes;
test('classes and purses', () =>
  answers(
    ask(
      'an admin changes what the classes of an event pay',
      saveClasses,
      `/api/event/${eventId}/classes`,
      {
        params,
        body: {
          version: 1,
          classes: [
            {
              _id: classId,
              name: '450 A',
              payoutType: 'dealerCredit',
              payoutPlaces: [{ place: 1, amount: usd(30000) }],
              entrants: 22,
            },
          ],
        },
      },
      waits,
    ),
    {
      event: {
        ...eventDetail,
        venueWebsite: 'https://rimrock.example.com',
        version: 2,
        classes: [{ ...inClass!, entrants: 22, resultsReceivedAt: null, results: [] }],
      },
    },
  ));

test('classes that someone else changed meanwhile', () =>
  refuses(
    ask(
      'an admin changes the classes of an event that was changed meanwhile',
      saveClasses,
      `/api/event/${eventId}/classes`,
      { params, body: { version: 9, classes: [] } },
      waits,
    ),
    409,
    'STALE_EDIT',
  ));
