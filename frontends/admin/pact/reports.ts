import { test } from '@jest/globals';
import { marketShareMonth, marketShareSeries, movements, reportEarnings, reportRedemptions } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { adminId, pagination, riderId, usd } from './examples.js';

const { answers } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const credit = ['the rider has a credit award', { riderId }] as const;
const period = { startDate: '2026-02-01', endDate: '2026-02-28' } as const;
const share = { ours: 1, total: 1, share: 1, brands: [{ brand: 'KTM', results: 1, share: 1 }] };

test('market share by month', () =>
  answers(
    {
      given: [admin, credit],
      when: 'an admin reads market share by month',
      endpoint: marketShareMonth,
      path: '/api/admin/aggregates/market-share-month',
      query: period,
      call: (http) => http.call(marketShareMonth, { query: period }),
    },
    { ...period, months: [{ month: '2026-02', ...share }] },
  ));

test('market share by series', () =>
  answers(
    {
      given: [admin, credit],
      when: 'an admin reads market share by series',
      endpoint: marketShareSeries,
      path: '/api/admin/aggregates/market-share-series',
      query: period,
      call: (http) => http.call(marketShareSeries, { query: period }),
    },
    { ...period, series: [{ _id: '01hq00000000000000000k0001', name: 'High Desert Series', ...share }] },
  ));

const none = { amount: usd(0), count: 0 };

test('what else moved balances', () =>
  answers(
    {
      given: [admin, credit],
      when: 'an admin reads what else moved balances',
      endpoint: movements,
      path: '/api/admin/aggregates/movements',
      query: { currency: 'USD', ...period },
      call: (http) => http.call(movements, { query: { currency: 'USD', ...period } }),
    },
    {
      ...period,
      months: [
        {
          month: '2026-02',
          expired: none,
          reversed: none,
          corrected: none,
          adjusted: none,
          paid: none,
          unpaid: none,
        },
      ],
    },
  ));

test('what riders earned', () =>
  answers(
    {
      given: [admin, credit],
      when: 'an admin reads what riders earned in a year',
      endpoint: reportEarnings,
      path: '/api/admin/reports/rider-earnings',
      query: { group: 'amateur', currency: 'USD', year: '2026', page: '1', limit: '25' },
      call: (http) =>
        http.call(reportEarnings, { query: { group: 'amateur', currency: 'USD', year: 2026, page: 1, limit: 25 } }),
    },
    {
      year: 2026,
      riders: [
        {
          _id: riderId,
          fullName: 'Sam Carter',
          hometown: 'Bend',
          state: 'OR',
          earned: usd(12500),
          awards: 1,
          credit: usd(12500),
          bonus: usd(0),
          cash: usd(0),
        },
      ],
      pagination,
    },
  ));

test('what riders redeemed', () =>
  answers(
    {
      given: [admin, ['awards and redemptions were made this year', { riderId }]],
      when: 'an admin reads what riders redeemed in a year',
      endpoint: reportRedemptions,
      path: '/api/admin/reports/rider-redemptions',
      query: { currency: 'USD', year: '2026', page: '1', limit: '25' },
      call: (http) => http.call(reportRedemptions, { query: { currency: 'USD', year: 2026, page: 1, limit: 25 } }),
    },
    {
      year: 2026,
      riders: [
        {
          _id: riderId,
          fullName: 'Sam Carter',
          hometown: 'Bend',
          state: 'OR',
          earned: usd(46500),
          redeemed: usd(4000),
          redemptions: 1,
        },
      ],
      pagination,
    },
  ));
