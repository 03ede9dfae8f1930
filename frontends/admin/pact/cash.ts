import { test } from '@jest/globals';
import {
  changePayoutClaim,
  createPayoutClaim,
  expireCash,
  getPayoutClaim,
  getRiderCash,
  listPayoutClaims,
  sendPayoutClaims,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask, KEY } from './ask.js';
import { claim, claimDetail, riderCash } from './cash-examples.js';
import { adminId, pagination, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const state = (sentence: string) => [sentence, { riderId }] as const;
const earned = state('the rider has a cash award');
const requested = state('the rider has requested cash');
const role = 'admin';
const many = { page: 1, limit: 25 };
const manyPage = { page: '1', limit: '25' };

test('what a rider can claim', () =>
  answers(
    {
      given: [admin, earned],
      when: "an admin looks at a rider's cash",
      endpoint: getRiderCash,
      path: `/api/admin/rider/${riderId}/cash`,
      call: (http) => http.call(getRiderCash, { params: { role, riderId } }),
    },
    riderCash,
  ));

test('overdue cash expires', () => {
  const request = {
    params: { riderId },
    body: { awardId: '01hq00000000000000000w0003', amount: usd(12500), reason: 'No papers after three letters' },
    idempotencyKey: KEY,
  };
  return answers(
    ask(
      'an admin lets overdue cash expire',
      expireCash,
      `/api/admin/rider/${riderId}/expire-cash`,
      request,
      state('the rider has overdue cash'),
    ),
    { awardId: '01hq00000000000000000w0003', expired: usd(12500), newBalance: usd(0) },
  );
});

test('claimed for the rider', () => {
  const body = { riderId, currency: 'USD', method: 'reward-link' } as const;
  return answers(
    {
      given: [admin, earned, state('the papers of the rider are verified')],
      when: 'an admin claims cash for a rider',
      endpoint: createPayoutClaim,
      path: '/api/admin/payout-claims',
      body,
      idempotencyKey: 'claim-key-0001',
      call: (http) => http.call(createPayoutClaim, { body, idempotencyKey: 'claim-key-0001' }),
    },
    { payoutClaim: claim },
    201,
  );
});

test.each([
  ['all claims', {}, {}],
  ['pending cheques', { state: 'pending', method: 'reward-link' }, { state: 'pending', method: 'reward-link' }],
  ['claims of a rider', { riderId }, { riderId }],
] as const)('%s', (what, asked, query) =>
  answers(
    {
      given: [admin, requested],
      when: `an admin lists ${what}`,
      endpoint: listPayoutClaims,
      path: '/api/admin/payout-claims',
      query: { ...query, ...manyPage },
      call: (http) => http.call(listPayoutClaims, { params: { role }, query: { ...asked, ...many } }),
    },
    { payoutClaims: [claim], pagination },
  ),
);

test('one claim', () =>
  answers(
    {
      given: [admin, requested],
      when: 'an admin opens a claim',
      endpoint: getPayoutClaim,
      path: `/api/admin/payout-claim/${claim._id}`,
      call: (http) => http.call(getPayoutClaim, { params: { role, id: claim._id } }),
    },
    // lists are compared with their first element
    { payoutClaim: { ...claimDetail, methods: claimDetail.methods.slice(0, 1) } },
  ));

test('marked as sent', () => {
  const body = { action: 'mark-sent', version: 1 } as const;
  return answers(
    {
      given: [admin, requested],
      when: 'an admin marks a claim as sent',
      endpoint: changePayoutClaim,
      path: `/api/admin/payout-claim/${claim._id}`,
      body,
      idempotencyKey: 'sent-key-0001',
      call: (http) =>
        http.call(changePayoutClaim, { params: { role, id: claim._id }, body, idempotencyKey: 'sent-key-0001' }),
    },
    {
      payoutClaim: {
        ...claim,
        state: 'sent',
        version: 2,
        sent: { at: '2026-04-03T18:00:00.000Z', date: '2026-04-03', by: 'Ada Moreau' },
      },
    },
  );
});

test('one that was not sent', () => {
  const body = { action: 'undo-sent', version: 1 } as const;
  return refuses(
    {
      given: [admin, requested],
      when: 'an admin undoes a claim that was not sent',
      endpoint: changePayoutClaim,
      path: `/api/admin/payout-claim/${claim._id}`,
      body,
      idempotencyKey: 'undo-key-0001',
      call: (http) =>
        http.call(changePayoutClaim, { params: { role, id: claim._id }, body, idempotencyKey: 'undo-key-0001' }),
    },
    409,
    'CLAIM_NOT_SENT',
  );
});

test('several at once', () => {
  const body = { payoutClaims: [{ _id: claim._id, version: 1 }] };
  return answers(
    {
      given: [admin, requested],
      when: 'an admin marks several claims as sent',
      endpoint: sendPayoutClaims,
      path: '/api/admin/payout-claims/mark-sent',
      body,
      idempotencyKey: 'sent-key-0002',
      call: (http) => http.call(sendPayoutClaims, { body, idempotencyKey: 'sent-key-0002' }),
    },
    { outcomes: [{ _id: claim._id, refused: null }] },
  );
});
