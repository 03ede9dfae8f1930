import { test } from '@jest/globals';
import {
  eventsLate,
  getResultClaim,
  listPromoters,
  listRefundsDue,
  listWaitingCash,
  overpaidAwards,
  unmatchResult,
  setOverpaidAside,
  setResultAside,
  unpaidResults,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask, KEY } from './ask.js';
import { eventId, eventSummary, overpaidAward, pagination, riderId, usd } from './examples.js';

const { answers } = consumer('admin');
const classId = '01hq00000000000000000c0001';
const resultId = '01hq00000000000000000s0001';
const claimId = '01hq00000000000000000m0001';
const raced = ['the promoter has an event with a class that waits for results', {}] as const;
const claimed = ['the rider has claimed a result', { riderId }] as const;
const open = ['the promoter has a result without its rider', { eventId, classId, riderId }] as const;
const first = { page: 1, limit: 100 };
const overdue = { overdue: 'true', ...first } as const;

const result = {
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
} as const;
const unknown = {
  earns: null,
  type: null,
  reasons: [{ code: 'RIDER_UNKNOWN', detail: 'No enrolled rider matches.' }],
};

test('a claim beside its proof', () =>
  answers(
    ask(
      'an admin reads a claim of a result',
      getResultClaim,
      `/api/admin/result-claim/${claimId}`,
      { params: { role: 'admin', claimId } },
      raced,
      claimed,
    ),
    {
      resultClaim: {
        _id: claimId,
        rider: { _id: riderId, fullName: 'Sam Carter' },
        event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-02-28' },
        class: null,
        place: 5,
        message: 'I was 5th, number 217.',
        status: 'open',
        at: '2026-04-03T17:00:00.000Z',
        resultId: null,
        decided: null,
      },
    },
  ));

test('finishers in paid places without a rider', () =>
  answers(
    ask('an admin lists finishers without a rider', unpaidResults, '/api/admin/results-unpaid', { query: first }, open),
    {
      results: [
        {
          ...result,
          verdict: unknown,
          event: { _id: eventId, title: 'Rimrock Motocross Round 3', startDate: '2026-02-28' },
          className: '450 A',
          worth: usd(12500),
          candidates: [
            { _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', amaNumber: '1200345', evidence: ['sameName'] },
          ],
        },
      ],
      pagination,
    },
  ));

test('a finisher without a rider is set aside', () =>
  answers(
    ask(
      'an admin sets a result without a rider aside',
      setResultAside,
      `/api/admin/result/${resultId}/set-aside`,
      { params: { resultId }, body: { setAside: true } },
      open,
    ),
    { resultId, setAside: true },
  ));

test('a match is taken back', () => {
  const body = { resultId, dryRun: true };
  return answers(
    ask(
      'an admin previews a result without its rider',
      unmatchResult,
      `/api/event/${eventId}/result/unmatch`,
      { params: { eventId }, body, idempotencyKey: KEY },
      open,
    ),
    {
      applied: false,
      results: [{ ...result, rider: null, verdict: unknown }],
      removed: 0,
      money: { issued: usd(0), reversed: usd(0), overpaid: usd(0) },
      outcome: 'a'.repeat(64),
    },
  );
});

test('overpaid awards', () =>
  answers(
    ask(
      'an admin lists overpaid awards',
      overpaidAwards,
      '/api/admin/awards-overpaid',
      { query: { setAside: 'false', ...first } },
      ['the rider has spent more than an award is worth', { riderId }],
    ),
    { awards: [overpaidAward], pagination },
  ));

const spent: [string, { riderId: string }] = ['the rider has spent more than an award is worth', { riderId }];
const awardId = overpaidAward._id;
test('what was overpaid is left with the rider', () =>
  answers(
    ask(
      'an admin leaves what was overpaid with the rider',
      setOverpaidAside,
      `/api/admin/award/${awardId}/overpaid`,
      {
        params: { awardId },
        body: { left: { overpaid: overpaidAward.overpaid, note: 'The club corrected it late.' } },
      },
      spent,
    ),
    { awardId, setAside: true },
  ));

test('an overpaid award is taken up again', () =>
  answers(
    ask(
      'an admin takes an overpaid award up again',
      setOverpaidAside,
      `/api/admin/award/${awardId}/overpaid`,
      { params: { awardId }, body: { left: null } },
      spent,
    ),
    { awardId, setAside: false },
  ));

test('overdue cash', () =>
  answers(ask('an admin lists overdue cash', listWaitingCash, '/api/admin/waiting-cash', { query: overdue }), {
    awards: [],
    pagination,
  }));

test('overdue refunds', () =>
  answers(
    ask('an admin lists overdue refunds', listRefundsDue, '/api/admin/refunds-due', {
      params: { role: 'admin' },
      query: overdue,
    }),
    { creditRedemptions: [], pagination },
  ));

test('late results', () =>
  answers(
    ask(
      'an admin lists late results that wait',
      eventsLate,
      '/api/admin/events-late',
      { query: { setAside: 'false', ...first } },
      ['the promoter has an event whose results are overdue', {}],
    ),
    {
      events: [
        {
          ...eventSummary,
          startDate: '2026-01-10',
          endDate: '2026-01-10',
          resultCount: 0,
          resultsDueDate: '2026-02-24',
          daysOverdue: 38,
          classesWithResults: 0,
          promoter: { name: 'Rimrock Racing', contactName: null, email: 'promoter@example.com', phone: '5415550177' },
          setAside: null,
        },
      ],
      pagination,
    },
  ));

test('applications that wait', () =>
  answers(
    ask('an admin lists applications that wait', listPromoters, '/api/promoters', {
      query: { status: 'pending', ...first },
    }),
    { promoters: [], pagination },
  ));
