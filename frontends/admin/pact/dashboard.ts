import { test } from '@jest/globals';
import {
  amateurRiderStats,
  getSummary,
  getWaiting,
  payoutMonths,
  proRiderStats,
  recentEvents,
  topAmateurRiders,
  topDealers,
  topProRiders,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask } from './ask.js';
import { recentEvent, riderId, usd } from './examples.js';

const { answers } = consumer('admin');
const papers = ['the rider has sent a licence', { riderId }] as const;
const credit = ['the rider has a credit award', { riderId }] as const;
const cash = ['the rider has a cash award', { riderId }] as const;
const redeemed = ['awards and redemptions were made this year', { riderId }] as const;
const requested = ['the rider has requested cash', { riderId }] as const;
const top = { year: 2026, currency: 'USD', limit: 5 } as const;
const period = { startDate: '2026-01-01', endDate: '2026-12-31' };
const query = { currency: 'USD', ...period } as const;
const none = { count: 0, since: null, days: null, limitDays: null };
const reports = '/api/admin/aggregates';

test('what waits for a decision', () =>
  answers(ask('an admin counts what waits for a decision', getWaiting, '/api/admin/waiting', {}, papers), {
    late: none,
    cash: none,
    refunds: { ...none, limitDays: 30 },
    claims: none,
    documents: { count: 1, since: '2026-04-01', days: 2, limitDays: null },
    unmatched: none,
    disputes: none,
    applications: none,
    events: none,
    overpaid: none,
  }));

const rider = { _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', state: 'OR', amount: usd(12500), count: 1 };
test('the riders who earned the most cash', () =>
  answers(ask('an admin reads the top pro riders', topProRiders, `${reports}/top-pro-riders`, { query: top }, cash), {
    year: 2026,
    riders: [rider],
  }));
test('the riders who earned the most credit', () =>
  answers(
    ask(
      'an admin reads the top amateur riders',
      topAmateurRiders,
      `${reports}/top-amateur-riders`,
      { query: top },
      credit,
    ),
    { year: 2026, riders: [rider] },
  ));

const stats = {
  ...period,
  riders: 1,
  awards: 1,
  total: usd(12500),
  months: [{ month: '2026-03', riders: 1, awards: 1, total: usd(12500) }],
};
test('how many riders earned cash', () =>
  answers(
    ask('an admin reads how pro riders earned', proRiderStats, `${reports}/pro-rider-stats`, { query }, cash),
    stats,
  ));
test('how many riders earned credit', () =>
  answers(
    ask(
      'an admin reads how amateur riders earned',
      amateurRiderStats,
      `${reports}/amateur-rider-stats`,
      { query },
      credit,
    ),
    stats,
  ));

test('the dealers with the most redemptions', () =>
  answers(ask('an admin reads the top dealers', topDealers, `${reports}/top-dealers`, { query: top }, redeemed), {
    year: 2026,
    dealers: [
      {
        _id: '01hq00000000000000000f0001',
        name: 'High Desert Cycles',
        city: 'Bend',
        state: 'OR',
        amount: usd(4000),
        count: 1,
      },
    ],
  }));

test('the latest events', () =>
  answers(
    ask('an admin reads the latest events', recentEvents, `${reports}/recent-events`, { query: { limit: 5 } }, credit),
    {
      events: [recentEvent],
    },
  ));

test('the summary of a year', () =>
  answers(ask('an admin reads the summary of a year', getSummary, `${reports}/summary`, { query }, redeemed), {
    ...period,
    available: usd(42500),
    earned: usd(46500),
    earnedByType: {
      credit: { amount: usd(46500), count: 1 },
      bonus: { amount: usd(0), count: 0 },
      cash: { amount: usd(0), count: 0 },
    },
    redeemed: usd(4000),
    redemptionRate: 0.086,
    earnRate: 0.5,
    riders: 2,
    ridersWithAward: 1,
    events: 1,
    awards: 1,
    redemptions: 1,
    categoriesEarned: [],
    withoutCategory: { amount: usd(46500), count: 1 },
    months: [{ month: '2026-03', earned: usd(46500), redeemed: usd(4000) }],
  }));

test('what was paid in a year', () =>
  answers(ask('an admin sums the claims of a year', payoutMonths, `${reports}/payouts`, { query }, requested), {
    ...period,
    months: [
      {
        month: '2026-04',
        claims: 1,
        gross: usd(12500),
        withheld: usd(0),
        net: usd(12500),
        sent: usd(0),
        sentClaims: 0,
        pending: usd(12500),
      },
    ],
  }));
