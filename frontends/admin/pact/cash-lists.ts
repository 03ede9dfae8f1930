import { test } from '@jest/globals';
import { listCashYears, listDealers, listWaitingCash, payoutMonths, redeem, reportCashOut } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { cashOfRider, waitingCash } from './cash-examples.js';
import { adminId, pagination, redemption, riderId, usd } from './examples.js';

const { answers } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const state = (sentence: string) => [sentence, { riderId }] as const;
const earned = state('the rider has a cash award');
const requested = state('the rider has requested cash');
const role = 'admin';
const many = { page: 1, limit: 25 };
const manyPage = { page: '1', limit: '25' };

test('waiting cash', () =>
  answers(
    {
      given: [admin, earned],
      when: 'an admin lists cash that waits for papers',
      endpoint: listWaitingCash,
      path: '/api/admin/waiting-cash',
      query: manyPage,
      call: (http) => http.call(listWaitingCash, { query: many }),
    },
    { awards: [waitingCash], pagination },
  ));

test('years', () =>
  answers(
    {
      given: [admin],
      when: 'an admin reads what was paid in a year',
      endpoint: listCashYears,
      path: '/api/admin/cash-years',
      query: { currency: 'USD', ...manyPage, year: '2026' },
      call: (http) => http.call(listCashYears, { query: { currency: 'USD', ...many, year: 2026 } }),
    },
    { threshold: usd(60000), cashYears: [], pagination },
  ));

test('cash by rider', () =>
  answers(
    {
      given: [admin, earned],
      when: "an admin reads each rider's cash",
      endpoint: reportCashOut,
      path: '/api/admin/reports/cash-out',
      query: { currency: 'USD', ...manyPage },
      call: (http) => http.call(reportCashOut, { query: { currency: 'USD', ...many } }),
    },
    { riders: [cashOfRider], pagination },
  ));

test('claims by month', () => {
  const query = { currency: 'USD', startDate: '2026-04-01', endDate: '2026-04-30' } as const;
  return answers(
    {
      given: [admin, requested],
      when: 'an admin sums claims by month',
      endpoint: payoutMonths,
      path: '/api/admin/aggregates/payouts',
      query,
      call: (http) => http.call(payoutMonths, { query }),
    },
    {
      startDate: '2026-04-01',
      endDate: '2026-04-30',
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
    },
  );
});

const dealerId = '01hq00000000000000000f0001';

const shop = ['a dealer stands near a postal code', { dealerId }] as const;

test('the dealer at whose counter it is redeemed', () =>
  answers(
    {
      given: [admin, shop],
      when: 'an admin looks for a dealer to redeem at',
      endpoint: listDealers,
      path: '/api/admin/dealers',
      query: { query: 'Desert', active: 'true', page: '1', limit: '6' },
      call: (http) => http.call(listDealers, { query: { query: 'Desert', active: 'true', page: 1, limit: 6 } }),
    },
    {
      dealers: [
        {
          _id: dealerId,
          name: 'High Desert Cycles',
          addressLine1: '410 Mill Road',
          addressLine2: 'Suite 2',
          city: 'Bend',
          state: 'OR',
          zipcode: '97701',
          country: 'US',
          phone: '5415550140',
          websiteUrl: 'https://cycles.example.com',
          profileImage: null,
          bio: 'Parts and service since 1986',
          deActivated: false,
          currency: 'USD',
          lat: 44.0582,
          lon: -121.3153,
          dealerId: '40217',
          email: 'dealer@example.com',
          version: 1,
        },
      ],
      pagination,
    },
  ));

test('redeemed for a rider', () => {
  const body = {
    riderId,
    dealerId,
    amount: usd(4000),
    pin: '1234',
    dealerEmployeeName: 'Robin Vance',
    riderIdVerified: true,
  };
  return answers(
    {
      given: [admin, shop, state('a rider has a balance and a PIN')],
      when: 'an admin redeems for a rider',
      endpoint: redeem,
      path: '/api/admin/redeem',
      body,
      idempotencyKey: 'redeem-key-0001',
      call: (http) => http.call(redeem, { params: { role }, body, idempotencyKey: 'redeem-key-0001' }),
    },
    {
      redemption,
      newBalance: usd(8500),
      lines: [
        {
          awardId: '01hq00000000000000000w0001',
          label: 'Rimrock Motocross Round 3, 450 A',
          amount: usd(4000),
          expireDate: '2027-03-01',
        },
      ],
    },
    201,
  );
});
