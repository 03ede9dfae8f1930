import { test } from '@jest/globals';
import { getDeletion, requestDeletion, withdrawDeletion } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { riderId, usd } from '@rrr/kit/pact/examples';
import { deletion } from './privacy-examples.js';

const { answers, refuses } = consumer('rider');
const rider = ['a rider is signed in', { riderId }] as const;
const asked = ['the rider asked to be deleted', { riderId }] as const;
const path = '/api/rider/deletion';
const nothing = { ...deletion, credit: [], cash: [], pending: [] };
/** of no credit, no cash and no claim */
const outcome = '1c1f89460525888e352315db0baa921c0a2582975cd0e25bf6e313abc258d8f5';

test('what a deletion would take', () =>
  answers(
    {
      given: [rider, ['the rider has a credit award', { riderId }], ['the rider has a cash award', { riderId }]],
      when: 'a rider looks at what deleting the account would mean',
      endpoint: getDeletion,
      path,
      call: (http) => http.call(getDeletion),
    },
    { deletion: { ...deletion, cash: [usd(30_000)], pending: [] } },
  ));

test('a deletion that was requested', () =>
  answers(
    {
      given: [rider, asked],
      when: 'a rider looks at a deletion that waits',
      endpoint: getDeletion,
      path,
      call: (http) => http.call(getDeletion),
    },
    { deletion: { ...nothing, requested: { at: '2026-04-03T18:00:00.000Z', eraseOn: '2026-04-17' } } },
  ));

test('a request', () => {
  const body = { confirmation: 'DELETE rider@example.com', outcome };
  return answers(
    {
      given: [rider],
      when: 'a rider asks to be deleted',
      endpoint: requestDeletion,
      path,
      body,
      call: (http) => http.call(requestDeletion, { body }),
    },
    { deletion: { ...nothing, requested: { at: '2026-04-03T18:00:00.000Z', eraseOn: '2026-04-17' } } },
  );
});

test('a request without the phrase', () => {
  const body = { confirmation: 'DELETE', outcome };
  return refuses(
    {
      given: [rider],
      when: 'a rider asks to be deleted without the phrase',
      endpoint: requestDeletion,
      path,
      body,
      call: (http) => http.call(requestDeletion, { body }),
    },
    422,
    'DELETION_NOT_CONFIRMED',
  );
});

test('a request for other figures', () => {
  const body = { confirmation: 'DELETE rider@example.com', outcome };
  return refuses(
    {
      given: [rider, ['the rider has a cash award', { riderId }]],
      when: 'a rider asks to be deleted after an award came',
      endpoint: requestDeletion,
      path,
      body,
      call: (http) => http.call(requestDeletion, { body }),
    },
    409,
    'PREVIEW_OUTDATED',
  );
});

test('a request that is withdrawn', () =>
  answers(
    {
      given: [rider, asked],
      when: 'a rider withdraws the request to be deleted',
      endpoint: withdrawDeletion,
      path,
      call: (http) => http.call(withdrawDeletion),
    },
    undefined,
    204,
  ));
