import { test } from '@jest/globals';
import {
  listRefunds,
  listRefundsDue,
  refundDealer,
  refundDealers,
  refundsDueTotals,
  undoRefund,
  undoRefunds,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask, KEY } from './ask.js';
import { pagination, redemptionId, riderId, usd } from './examples.js';
import { dealerId, due, refund } from './partner-examples.js';

const { answers, refuses } = consumer('admin');
const redeemed = ['the dealer has redeemed for a rider', { dealerId, riderId, redemptionId, amount: 4000 }] as const;
const refunded = ['the redemption was refunded to the dealer', { dealerId, riderId, redemptionId }] as const;
const params = { redemptionId };
const path = `/api/admin/credit-redemption/${redemptionId}/refund`;
const many = { body: { redemptionIds: [redemptionId] }, idempotencyKey: KEY };
const done = { outcomes: [{ _id: redemptionId, refused: null }] };

test('refunds due', () =>
  answers(
    ask(
      'an admin lists refunds that are due',
      listRefundsDue,
      '/api/admin/refunds-due',
      { params: { role: 'admin' }, query: { dealerId, currency: 'USD', overdue: 'false', page: 1, limit: 50 } },
      redeemed,
    ),
    { creditRedemptions: [due], pagination },
  ));

test('what is due in sum', () =>
  answers(
    ask(
      'an admin sums the refunds that are due to a dealer',
      refundsDueTotals,
      '/api/admin/refunds-due/totals',
      { params: { role: 'admin' }, query: { dealerId } },
      redeemed,
    ),
    { totals: [{ due: { count: 1, amount: usd(4000) }, overdue: { count: 0, amount: usd(0) } }] },
  ));

test('refunds made', () =>
  answers(
    ask(
      'an admin lists refunds',
      listRefunds,
      '/api/admin/refunds',
      { params: { role: 'admin' }, query: { undone: 'false', page: 1, limit: 50 } },
      refunded,
    ),
    { refunds: [refund], pagination },
  ));

test('one refund', () =>
  answers(
    ask('an admin refunds a dealer', refundDealer, path, { params, idempotencyKey: KEY }, redeemed),
    { refund: { ...refund, amount: usd(4000) } },
    201,
  ));

test('one refund, again', () =>
  refuses(
    ask('an admin refunds a dealer again', refundDealer, path, { params, idempotencyKey: KEY }, refunded),
    409,
    'ALREADY_REFUNDED',
  ));

test('one refund undone', () =>
  answers(ask('an admin undoes a refund', undoRefund, path, { params, idempotencyKey: KEY }, refunded), {
    refund: { ...refund, undone: { at: '2026-04-03T18:00:00.000Z', by: 'Ada Moreau' } },
  }));

test('a refund undone that was not made', () =>
  refuses(
    ask('an admin undoes a refund that was not made', undoRefund, path, { params, idempotencyKey: KEY }, redeemed),
    409,
    'NOT_REFUNDED',
  ));

test('many refunds', () =>
  answers(ask('an admin refunds many', refundDealers, '/api/admin/refunds', many, redeemed), done));

test('many refunds, one of them made already', () =>
  answers(ask('an admin refunds many, one of them again', refundDealers, '/api/admin/refunds', many, refunded), {
    outcomes: [{ _id: redemptionId, refused: { code: 'ALREADY_REFUNDED', detail: 'Already refunded.' } }],
  }));

test('many refunds undone', () =>
  answers(ask('an admin undoes many refunds', undoRefunds, '/api/admin/refunds/undo', many, refunded), done));
