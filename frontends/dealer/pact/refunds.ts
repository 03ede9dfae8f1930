import { test } from '@jest/globals';
import { dealerStatement, listRefunds, listRefundsDue } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { dealerId, due, firstPage, redemptionId, refund, riderId, statement } from '../testing/examples.js';

const { answers } = consumer('dealer');
const signedIn = ['a dealer is signed in', { dealerId }] as const;
const redeemed = ['the dealer has redeemed for a rider', { dealerId, riderId, redemptionId, amount: 4000 }] as const;
const params = { role: 'dealer' } as const;

test('what awaits its refund', () =>
  answers(
    {
      given: [signedIn, redeemed],
      when: 'a dealer lists redemptions that are not refunded yet',
      endpoint: listRefundsDue,
      path: '/api/dealer/refunds-due',
      query: { overdue: 'false', afterDate: '2026-04-01', page: '1' },
      call: (http) =>
        http.call(listRefundsDue, { params, query: { overdue: 'false', afterDate: '2026-04-01', page: 1 } }),
    },
    { creditRedemptions: [due], pagination: firstPage },
  ));

test('refunds', () =>
  answers(
    {
      given: [signedIn, ['the redemption was refunded to the dealer', { dealerId, riderId, redemptionId }]],
      when: 'a dealer lists its refunds',
      endpoint: listRefunds,
      path: '/api/dealer/refunds',
      query: { undone: 'false', page: '1' },
      call: (http) => http.call(listRefunds, { params, query: { undone: 'false', page: 1 } }),
    },
    { refunds: [refund], pagination: firstPage },
  ));

test('a month', () =>
  answers(
    {
      given: [signedIn, redeemed],
      when: 'a dealer reads its statement of a month',
      endpoint: dealerStatement,
      path: `/api/dealer/dealer/${dealerId}/statement`,
      query: { month: '2026-04' },
      call: (http) => http.call(dealerStatement, { params: { ...params, dealerId }, query: { month: '2026-04' } }),
    },
    statement,
  ));
