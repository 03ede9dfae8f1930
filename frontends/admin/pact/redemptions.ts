import { test } from '@jest/globals';
import { listRedemptions, listRevoked, undoRedemption, type Endpoint } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import type { HttpClient } from '@rrr/kit/base';
import { adminId, pagination, redemption, redemptionId, revoked, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const state = (sentence: string) => [sentence, { riderId, redemptionId }] as const;
const role = 'admin';

test('the newest redemptions', () =>
  answers(
    {
      given: [admin, state('the rider has redeemed')],
      when: 'an admin looks at the newest redemptions',
      endpoint: listRedemptions,
      path: '/api/admin/credit-redemptions',
      query: { page: '1', limit: '8' },
      call: (http) => http.call(listRedemptions, { params: { role }, query: { page: 1, limit: 8 } }),
    },
    { creditRedemptions: [redemption], pagination },
  ));

test('redemptions of one rider', () =>
  answers(
    {
      given: [admin, state('the rider has redeemed')],
      when: "an admin lists a rider's redemptions",
      endpoint: listRedemptions,
      path: '/api/admin/credit-redemptions',
      query: { riderId, page: '1', limit: '15' },
      call: (http) => http.call(listRedemptions, { params: { role }, query: { riderId, page: 1, limit: 15 } }),
    },
    { creditRedemptions: [redemption], pagination },
  ));

test('undone redemptions of one rider', () =>
  answers(
    {
      given: [admin, state('the rider has an undone redemption')],
      when: "an admin lists a rider's undone redemptions",
      endpoint: listRevoked,
      path: '/api/admin/revoked-redemptions',
      query: { riderId, page: '1', limit: '15' },
      call: (http) => http.call(listRevoked, { params: { role }, query: { riderId, page: 1, limit: 15 } }),
    },
    { revokedRedemptions: [revoked], pagination },
  ));

const undo = (when: string, sentence: string) => ({
  given: [admin, state(sentence)],
  when,
  endpoint: undoRedemption satisfies Endpoint,
  path: `/api/admin/credit-redemption/${redemptionId}`,
  query: { reason: 'Wrong amount' },
  idempotencyKey: '5b1f0a52-3a0e-4a53-9c0c-8a3a4d6a1f11',
  call: (http: HttpClient) =>
    http.call(undoRedemption, {
      params: { role, redemptionId },
      query: { reason: 'Wrong amount' },
      idempotencyKey: '5b1f0a52-3a0e-4a53-9c0c-8a3a4d6a1f11',
    }),
});

test('undo', () =>
  answers(undo('an admin undoes a redemption', 'the rider has redeemed'), {
    redemption: revoked,
    newBalance: usd(42500),
  }));

test('undo twice', () =>
  refuses(undo('an admin undoes a redemption again', 'the rider has an undone redemption'), 409, 'ALREADY_REVOKED'));

test('undo after the dealer was refunded', () =>
  refuses(
    undo('an admin undoes a refunded redemption', 'the redemption was refunded to the dealer'),
    409,
    'REDEMPTION_REFUNDED',
  ));
