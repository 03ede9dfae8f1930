import { test } from '@jest/globals';
import {
  editRider,
  getConfig,
  getRider,
  listRedemptions,
  listRevoked,
  riderAwards,
  riderEarnings,
  riderLedger,
  setLang,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { config } from '@rrr/kit/pact/examples';
import { bike, card, personal, record, riderId, usd } from '@rrr/kit/pact/examples';
import { award, earned, entry, redemption, refusedResult, revoked } from './examples.js';
import './files.js';
import './money.js';
import './privacy.js';
import './profile.js';
import './races.js';

const { answers, refuses } = consumer('rider');
const rider = ['a rider is signed in', { riderId }] as const;
const params = { role: 'rider', riderId } as const;
const pagination = { page: 1, totalPages: 1 };

test('the rider', () =>
  answers(
    {
      given: [
        rider,
        ['the rider has a balance that expires', { riderId }],
        ['the rider has a verified bike', { riderId }],
        ['the rider has redeemed', { riderId }],
      ],
      when: 'a rider looks at their own record',
      endpoint: getRider,
      path: `/api/rider/rider/${riderId}`,
      call: (http) => http.call(getRider, { params }),
    },
    {
      rider: {
        ...card,
        bikes: [bike],
        balances: [{ available: usd(42500), nextExpiry: { amount: usd(12500), expireDate: '2027-03-01' } }],
        hasPin: true,
        version: 1,
        personal,
        record,
      },
      creditRedemptions: [redemption],
      payoutClaims: [],
    },
  ));

test('agreeing to be named in public', () => {
  const body = { version: 1, showName: true };
  return answers(
    {
      given: [rider, ['the rider has a verified bike', { riderId }]],
      when: 'a rider agrees to be named in public',
      endpoint: editRider,
      path: `/api/rider/rider/${riderId}`,
      body,
      call: (http) => http.call(editRider, { params, body }),
    },
    {
      rider: {
        ...card,
        bikes: [bike],
        balances: [],
        hasPin: false,
        version: 2,
        personal: { ...personal, showName: true },
        record: { ...record, cashEarned: [], creditEarned: [] },
      },
    },
  );
});

test('another rider', () =>
  refuses(
    {
      given: [rider, ['another rider exists', { riderId: '01hq00000000000000000r0002' }]],
      when: "a rider looks at another rider's record",
      endpoint: getRider,
      path: '/api/rider/rider/01hq00000000000000000r0002',
      call: (http) => http.call(getRider, { params: { role: 'rider', riderId: '01hq00000000000000000r0002' } }),
    },
    404,
    'NOT_FOUND',
  ));

test('awards', () =>
  answers(
    {
      given: [rider, ['the rider has a credit award', { riderId }]],
      when: 'a rider lists their awards',
      endpoint: riderAwards,
      path: `/api/rider/rider/${riderId}/awards`,
      query: { page: '1', limit: '15' },
      call: (http) => http.call(riderAwards, { params, query: { page: 1, limit: 15 } }),
    },
    { awards: [award], pagination },
  ));

test('results that earned', () =>
  answers(
    {
      given: [rider, ['the rider has a credit award', { riderId }]],
      when: 'a rider lists the results that were paid',
      endpoint: riderEarnings,
      path: `/api/rider/rider/${riderId}/earnings`,
      query: { filter: 'paid', page: '1', limit: '15' },
      call: (http) => http.call(riderEarnings, { params, query: { filter: 'paid', page: 1, limit: 15 } }),
    },
    { earnings: [earned], pagination },
  ));

test('results that did not earn', () =>
  answers(
    {
      given: [rider, ['the rider has a result that earned nothing', { riderId }]],
      when: 'a rider asks why they were not paid',
      endpoint: riderEarnings,
      path: `/api/rider/rider/${riderId}/earnings`,
      query: { filter: 'unpaid', page: '1', limit: '15' },
      call: (http) => http.call(riderEarnings, { params, query: { filter: 'unpaid', page: 1, limit: 15 } }),
    },
    { earnings: [refusedResult], pagination },
  ));

test('the ledger', () =>
  answers(
    {
      given: [rider, ['the rider has a credit award', { riderId }]],
      when: 'a rider reads their ledger',
      endpoint: riderLedger,
      path: `/api/rider/rider/${riderId}/ledger`,
      query: { currency: 'USD', book: 'credit', page: '1', limit: '15' },
      call: (http) =>
        http.call(riderLedger, { params, query: { currency: 'USD', book: 'credit', page: 1, limit: 15 } }),
    },
    { entries: [entry], pagination },
  ));

test('redemptions', () =>
  answers(
    {
      given: [rider, ['the rider has redeemed', { riderId }]],
      when: 'a rider lists their redemptions',
      endpoint: listRedemptions,
      path: '/api/rider/credit-redemptions',
      query: { page: '1', limit: '15' },
      call: (http) => http.call(listRedemptions, { params: { role: 'rider' }, query: { page: 1, limit: 15 } }),
    },
    { creditRedemptions: [redemption], pagination },
  ));

test('undone redemptions', () =>
  answers(
    {
      given: [rider, ['the rider has an undone redemption', { riderId }]],
      when: 'a rider lists their undone redemptions',
      endpoint: listRevoked,
      path: '/api/rider/revoked-redemptions',
      query: { page: '1', limit: '15' },
      call: (http) => http.call(listRevoked, { params: { role: 'rider' }, query: { page: 1, limit: 15 } }),
    },
    { revokedRedemptions: [revoked], pagination },
  ));

test('the language of the browser', () =>
  answers(
    {
      given: [],
      when: 'the person switches to French',
      endpoint: setLang,
      path: '/api/set-lang',
      query: { lang: 'fr' },
      call: (http) => http.call(setLang, { query: { lang: 'fr' } }),
    },
    undefined,
    204,
  ));

test('the maker’s web site, behind the logo', () =>
  answers(
    {
      given: [rider],
      when: 'a rider leaves for the maker’s web site',
      endpoint: getConfig,
      path: '/api/config',
      call: (http) => http.call(getConfig),
    },
    config,
  ));
