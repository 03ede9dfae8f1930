import { test } from '@jest/globals';
import { getRedemption, mailReceipt } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { dealerId, receiptRead, redemptionId, riderId } from '../testing/examples.js';

const { answers, refuses } = consumer('dealer');
const signedIn = ['a dealer is signed in', { dealerId }] as const;
const redeemed = ['the dealer has redeemed for a rider', { dealerId, riderId, redemptionId, amount: 4000 }] as const;
const params = { role: 'dealer', redemptionId } as const;
const key = '5b0c6f5e-6d3c-4f0e-9d0a-0c1a7e0d4b12';

test('a receipt', () =>
  answers(
    {
      given: [signedIn, redeemed],
      when: 'a dealer reads a receipt',
      endpoint: getRedemption,
      path: `/api/dealer/credit-redemption/${redemptionId}`,
      call: (http) => http.call(getRedemption, { params }),
    },
    receiptRead,
  ));

test('a receipt by mail', () =>
  answers(
    {
      given: [signedIn, redeemed],
      when: 'a dealer has a receipt mailed again',
      endpoint: mailReceipt,
      path: `/api/dealer/credit-redemption/${redemptionId}/mail`,
      idempotencyKey: key,
      call: (http) => http.call(mailReceipt, { params, idempotencyKey: key }),
    },
    { mailedAt: '2026-04-02T19:40:00.000Z' },
    202,
  ));

test('a receipt by mail refused', () =>
  refuses(
    {
      given: [signedIn, ['the dealer has an undone redemption', { dealerId, riderId, redemptionId }]],
      when: 'a dealer has the receipt of an undone redemption mailed',
      endpoint: mailReceipt,
      path: `/api/dealer/credit-redemption/${redemptionId}/mail`,
      idempotencyKey: key,
      call: (http) => http.call(mailReceipt, { params, idempotencyKey: key }),
    },
    409,
    'ALREADY_REVOKED',
  ));
