import { test } from '@jest/globals';
import {
  cancelOrder,
  createOrder,
  getRewardLink,
  listCheques,
  reissueCheque,
  runCheques,
  settleOrder,
  voidCheque,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { claim, paymentOrder } from './cash-examples.js';
import { adminId, pagination, riderId } from './examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const state = (sentence: string) => [sentence, { riderId }] as const;
const requested = state('the rider has requested cash');
const ordered = ['the payment was ordered', { riderId, orderId: 'sandbox-1' }] as const;
const many = { page: 1, limit: 25 };
const manyPage = { page: '1', limit: '25' };

test('an order', async () => {
  const body = { payoutClaimId: claim._id };
  await answers(
    {
      given: [admin, requested],
      when: 'an admin orders a payment',
      endpoint: createOrder,
      path: '/api/payments/create-order',
      body,
      call: (http) => http.call(createOrder, { body }),
    },
    { order: paymentOrder, sandbox: true },
    201,
  );
  await answers(
    {
      given: [admin, requested, ordered],
      when: 'an admin cancels an order',
      endpoint: cancelOrder,
      path: '/api/payments/cancel-order',
      body,
      call: (http) => http.call(cancelOrder, { body }),
    },
    { order: { ...paymentOrder, status: 'canceled' }, sandbox: true },
  );
  const settled = { outcome: 'not-paid', payoutClaimId: claim._id, reason: 'Not in the records' } as const;
  await refuses(
    {
      given: [admin, requested, ordered],
      when: 'an admin settles an order that nobody doubts',
      endpoint: settleOrder,
      path: '/api/payments/settle-order',
      body: settled,
      call: (http) => http.call(settleOrder, { body: settled }),
    },
    409,
    'ORDER_NOT_DOUBTFUL',
  );
  await answers(
    {
      given: [admin, requested, ordered],
      when: 'an admin opens a reward link',
      endpoint: getRewardLink,
      path: '/api/payments/get-reward-link/sandbox-1',
      call: (http) => http.call(getRewardLink, { params: { orderId: 'sandbox-1' } }),
    },
    { link: 'https://rewards.example.com/sandbox-1', sandbox: true },
  );
});

test('cheques', async () => {
  await answers(
    {
      given: [admin],
      when: 'an admin reads the register of cheques',
      endpoint: listCheques,
      path: '/api/admin/cheques',
      query: { standing: 'true', ...manyPage },
      call: (http) => http.call(listCheques, { query: { standing: 'true', ...many } }),
    },
    { cheques: [], pagination },
  );
  await answers(
    {
      given: [admin],
      when: 'an admin runs cheques',
      endpoint: runCheques,
      path: '/api/admin/cheques/run',
      idempotencyKey: 'run-key-0001',
      call: (http) => http.call(runCheques, { idempotencyKey: 'run-key-0001' }),
    },
    { cheques: [], refused: [] },
  );
  const body = { reason: 'Lost in the mail' };
  for (const [endpoint, what] of [
    [voidCheque, 'void'],
    [reissueCheque, 'reissue'],
  ] as const)
    await refuses(
      {
        given: [admin],
        when: `an admin asks to ${what} a cheque that is not there`,
        endpoint,
        path: `/api/admin/cheque/9999/${what}`,
        body,
        idempotencyKey: `${what}-key-0001`,
        call: (http) => http.call(endpoint, { params: { number: 9999 }, body, idempotencyKey: `${what}-key-0001` }),
      },
      404,
      'NOT_FOUND',
    );
});
