import './find.js';
import './picture.js';
import './profile.js';
import './receipt.js';
import './refunds.js';
import { test } from '@jest/globals';
import {
  getConfig,
  getDealer,
  getRider,
  listRedemptions,
  listRevoked,
  redeem,
  searchRiders,
  setLang,
  undoRedemption,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import {
  config,
  dealer,
  dealerId,
  firstPage,
  receipt,
  redemption,
  redemptionId,
  revoked,
  rider,
  riderCard,
  riderId,
} from '../testing/examples.js';

const { answers, refuses } = consumer('dealer');
const signedIn = ['a dealer is signed in', { dealerId }] as const;
const withBalance = [
  'a rider has a balance and a PIN',
  { riderId, balance: 12500, currency: 'USD', pin: '1234' },
] as const;
const withRedemption = [
  'the dealer has redeemed for a rider',
  { dealerId, riderId, redemptionId, amount: 4000 },
] as const;
const role = { role: 'dealer' } as const;
const body = {
  riderId,
  amount: { amount: 4000, currency: 'USD' as const },
  pin: '1234',
  dealerEmployeeName: 'Robin Vance',
  riderIdVerified: true,
};
const key = '5b0c6f5e-6d3c-4f0e-9d0a-0c1a7e0d4b11';

test('its own record', () =>
  answers(
    {
      given: [signedIn],
      when: 'a dealer looks at its own record',
      endpoint: getDealer,
      path: `/api/dealer/dealer/${dealerId}`,
      call: (http) => http.call(getDealer, { params: { ...role, dealerId } }),
    },
    { dealer, redemptions: [], distinctCountry: ['US'] },
  ));

test('the limit of a redemption', () =>
  answers(
    {
      given: [signedIn],
      when: 'a dealer asks how much one redemption may be',
      endpoint: getConfig,
      path: '/api/config',
      call: (http) => http.call(getConfig),
    },
    config,
  ));

test('a search for riders', () =>
  answers(
    {
      given: [signedIn, withBalance],
      when: 'a dealer searches for a rider by name',
      endpoint: searchRiders,
      path: '/api/dealer/riders',
      query: { query: 'carter', page: '1', limit: '10' },
      call: (http) => http.call(searchRiders, { params: role, query: { query: 'carter', page: 1, limit: 10 } }),
    },
    { riders: [riderCard], pagination: firstPage },
  ));

test('a rider at the counter', () =>
  answers(
    {
      given: [signedIn, withBalance],
      when: 'a dealer looks at a rider',
      endpoint: getRider,
      path: `/api/dealer/rider/${riderId}`,
      call: (http) => http.call(getRider, { params: { ...role, riderId } }),
    },
    { rider, creditRedemptions: [], payoutClaims: [] },
  ));

test('a redemption', () =>
  answers(
    {
      given: [signedIn, withBalance],
      when: 'a dealer redeems with the PIN of the rider',
      endpoint: redeem,
      path: '/api/dealer/redeem',
      body,
      idempotencyKey: key,
      call: (http) => http.call(redeem, { params: role, body, idempotencyKey: key }),
    },
    receipt,
    201,
  ));

test.each([
  ['a wrong PIN', 'WRONG_PIN', 422, withBalance, { pin: '9999' }],
  [
    'more than the balance',
    'INSUFFICIENT_CREDIT',
    409,
    withBalance,
    { amount: { amount: 12501, currency: 'USD' as const } },
  ],
  ['an ID that was not confirmed', 'ID_NOT_CONFIRMED', 422, withBalance, { riderIdVerified: false }],
  ['another currency', 'WRONG_CURRENCY', 422, withBalance, { amount: { amount: 4000, currency: 'CAD' as const } }],
  [
    'a rider whose PIN is locked',
    'PIN_LOCKED',
    429,
    ['a rider has a balance and a locked PIN', { riderId }] as const,
    {},
  ],
  ['a rider without a PIN', 'PIN_NOT_SET', 409, ['a rider has a balance and no PIN', { riderId }] as const, {}],
] as const)('a redemption refused: %s', (what, code, status, state, over) =>
  refuses(
    {
      given: [signedIn, state],
      when: `a dealer redeems with ${what}`,
      endpoint: redeem,
      path: '/api/dealer/redeem',
      body: { ...body, ...over },
      idempotencyKey: key,
      call: (http) => http.call(redeem, { params: role, body: { ...body, ...over }, idempotencyKey: key }),
    },
    status,
    code,
  ),
);

test('an undo', () =>
  answers(
    {
      given: [signedIn, withRedemption],
      when: 'a dealer undoes a redemption with a reason',
      endpoint: undoRedemption,
      path: `/api/dealer/credit-redemption/${redemptionId}`,
      query: { reason: 'Wrong amount' },
      idempotencyKey: key,
      call: (http) =>
        http.call(undoRedemption, {
          params: { ...role, redemptionId },
          query: { reason: 'Wrong amount' },
          idempotencyKey: key,
        }),
    },
    { redemption: revoked, newBalance: { amount: 12500, currency: 'USD' } },
  ));

test('an undo refused', () =>
  refuses(
    {
      given: [signedIn, ['the dealer has an undone redemption', { dealerId, riderId, redemptionId }]],
      when: 'a dealer undoes what was undone before',
      endpoint: undoRedemption,
      path: `/api/dealer/credit-redemption/${redemptionId}`,
      query: { reason: 'Wrong amount' },
      idempotencyKey: key,
      call: (http) =>
        http.call(undoRedemption, {
          params: { ...role, redemptionId },
          query: { reason: 'Wrong amount' },
          idempotencyKey: key,
        }),
    },
    409,
    'ALREADY_REVOKED',
  ));

test('its redemptions', () =>
  answers(
    {
      given: [signedIn, withRedemption],
      when: 'a dealer searches its redemptions by name and days',
      endpoint: listRedemptions,
      path: '/api/dealer/credit-redemptions',
      query: { page: '1', query: 'carter', afterDate: '2026-04-01', beforeDate: '2026-04-30' },
      call: (http) =>
        http.call(listRedemptions, {
          params: role,
          query: { page: 1, query: 'carter', afterDate: '2026-04-01', beforeDate: '2026-04-30' },
        }),
    },
    { creditRedemptions: [redemption], pagination: firstPage },
  ));

test('its undone redemptions', () =>
  answers(
    {
      given: [signedIn, ['the dealer has an undone redemption', { dealerId, riderId, redemptionId }]],
      when: 'a dealer lists its undone redemptions',
      endpoint: listRevoked,
      path: '/api/dealer/revoked-redemptions',
      query: { page: '1' },
      call: (http) => http.call(listRevoked, { params: role, query: { page: 1 } }),
    },
    { revokedRedemptions: [revoked], pagination: firstPage },
  ));

test('its language', () =>
  answers(
    {
      given: [signedIn],
      when: 'a dealer chooses French',
      endpoint: setLang,
      path: '/api/set-lang',
      query: { lang: 'fr' },
      call: (http) => http.call(setLang, { query: { lang: 'fr' } }),
    },
    undefined,
    204,
  ));
