import { test } from '@jest/globals';
import {
  cashOut,
  changePayoutClaim,
  createRiderCode,
  getEarning,
  getPayoutClaim,
  getRedemption,
  getRewardLink,
  getRiderCash,
  listPayoutClaims,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { riderId } from '@rrr/kit/pact/examples';
import { payoutClaim, payoutClaimDetail, redemption, redemptionLine, riderCash } from './examples.js';

const { answers, refuses } = consumer('rider');
const rider = ['a rider is signed in', { riderId }] as const;
const withCash = ['the rider has a cash award', { riderId }] as const;
const withClaim = ['the rider has requested cash', { riderId }] as const;
const params = { role: 'rider', riderId } as const;
const claimId = payoutClaim._id;

test('cash that lacks papers', () =>
  answers(
    {
      given: [rider, withCash],
      when: 'a rider asks what is missing to be paid',
      endpoint: getRiderCash,
      path: `/api/rider/rider/${riderId}/cash`,
      call: (http) => http.call(getRiderCash, { params }),
    },
    // lists are compared with their first element
    {
      ...riderCash,
      missing: riderCash.missing.slice(0, 1),
      cash: riderCash.cash.map((it) => ({ ...it, methods: it.methods.slice(0, 1) })),
    },
  ));

test('cash is requested', () => {
  const body = { currency: 'USD', method: 'reward-link' } as const;
  return answers(
    {
      given: [rider, withCash, ['the papers of the rider are verified', { riderId }]],
      when: 'a rider cashes out',
      endpoint: cashOut,
      path: '/api/rider/payout-claims',
      body,
      idempotencyKey: 'cash-out-1',
      call: (http) => http.call(cashOut, { body, idempotencyKey: 'cash-out-1' }),
    },
    { payoutClaim },
    201,
  );
});

test('cash without papers', () => {
  const body = { currency: 'USD', method: 'reward-link' } as const;
  return refuses(
    {
      given: [rider, withCash],
      when: 'a rider cashes out without papers',
      endpoint: cashOut,
      path: '/api/rider/payout-claims',
      body,
      idempotencyKey: 'cash-out-2',
      call: (http) => http.call(cashOut, { body, idempotencyKey: 'cash-out-2' }),
    },
    409,
    'LICENCE_NOT_VERIFIED',
  );
});

test('requested cash', () =>
  answers(
    {
      given: [rider, withClaim],
      when: 'a rider lists the cash they requested',
      endpoint: listPayoutClaims,
      path: '/api/rider/payout-claims',
      query: { page: '1', limit: '50' },
      call: (http) => http.call(listPayoutClaims, { params: { role: 'rider' }, query: { page: 1, limit: 50 } }),
    },
    { payoutClaims: [payoutClaim], pagination: { page: 1, totalPages: 1 } },
  ));

test('one request for cash', () =>
  answers(
    {
      given: [rider, withClaim],
      when: 'a rider looks at a request for cash',
      endpoint: getPayoutClaim,
      path: `/api/rider/payout-claim/${claimId}`,
      call: (http) => http.call(getPayoutClaim, { params: { role: 'rider', id: claimId } }),
    },
    // lists are compared with their first element
    { payoutClaim: { ...payoutClaimDetail, methods: payoutClaimDetail.methods.slice(0, 1) } },
  ));

test('another way to be paid', () => {
  const body = { action: 'change-method', method: 'debit-card', version: 1 } as const;
  return answers(
    {
      given: [rider, withClaim],
      when: 'a rider chooses another way to be paid',
      endpoint: changePayoutClaim,
      path: `/api/rider/payout-claim/${claimId}`,
      body,
      idempotencyKey: 'method-1',
      call: (http) =>
        http.call(changePayoutClaim, { params: { role: 'rider', id: claimId }, body, idempotencyKey: 'method-1' }),
    },
    { payoutClaim: { ...payoutClaim, method: 'debit-card', version: 2 } },
  );
});

test('the link to a reward', () =>
  answers(
    {
      given: [rider, withClaim, ['the payment was ordered', { riderId, orderId: 'sandbox-1' }]],
      when: 'a rider asks for the reward link',
      endpoint: getRewardLink,
      path: '/api/payments/get-reward-link/sandbox-1',
      call: (http) => http.call(getRewardLink, { params: { orderId: 'sandbox-1' } }),
    },
    { link: 'https://rewards.example.com/sandbox-1', sandbox: true },
  ));

// each step has other facts, so the steps of an answer have no common shape; tests/api/earnings.test.ts reads them
test('the way of a result that is not there', () => {
  const resultId = '01hq00000000000000000s0099';
  return refuses(
    {
      given: [rider],
      when: 'a rider looks at the way of a result that is not theirs',
      endpoint: getEarning,
      path: `/api/rider/rider/${riderId}/earning/${resultId}`,
      call: (http) => http.call(getEarning, { params: { ...params, resultId } }),
    },
    404,
    'NOT_FOUND',
  );
});

test('a receipt', () =>
  answers(
    {
      given: [rider, ['the rider has redeemed', { riderId }]],
      when: 'a rider looks at a receipt',
      endpoint: getRedemption,
      path: `/api/rider/credit-redemption/${redemption._id}`,
      call: (http) => http.call(getRedemption, { params: { role: 'rider', redemptionId: redemption._id } }),
    },
    { redemption, lines: [redemptionLine], refund: null },
  ));

test('a code for the counter', () =>
  answers(
    {
      given: [rider],
      when: 'a rider shows a code at the counter',
      endpoint: createRiderCode,
      path: '/api/rider/rider-code',
      call: (http) => http.call(createRiderCode),
    },
    { code: 'K7QM4XTR', expiresAt: '2026-04-03T18:01:00.000Z' },
    201,
  ));
