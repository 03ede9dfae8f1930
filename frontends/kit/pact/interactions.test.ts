import { expect, test } from '@jest/globals';
import { interactionsFrom } from './interactions.js';
import type { Recording } from './recordings.js';
import type { States } from './states.js';

const recording = (over: Partial<Recording>): Recording => ({
  test: 'frontends/dealer/One.test.tsx',
  id: 'listRefunds',
  path: '/api/dealer/refunds',
  query: { page: ['1'] },
  hasKey: false,
  status: 200,
  ...over,
});
const redeeming = (over: Partial<Recording> & { pin?: string } = {}) =>
  recording({
    id: 'redeem',
    path: '/api/dealer/redeem',
    query: {},
    body: { riderId: 'r', amount: { amount: 1, currency: 'USD' }, pin: over.pin ?? '1234', riderIdVerified: true },
    hasKey: true,
    status: 201,
    ...over,
  });
const made = (recordings: Recording[], calls: States['calls']) => {
  const { interactions, faults } = interactionsFrom(recordings, { always: [['a dealer is signed in']], calls });
  return { interactions: interactions as never as Record<string, never>[], faults };
};

test('what a person typed makes no other interaction; other keys and choices do', () => {
  const all = [
    recording({ query: { page: ['1'] } }),
    recording({ query: { page: ['7'] } }),
    recording({ query: { page: ['1'], undone: ['true'] } }),
    recording({ query: { page: ['1'], undone: ['false'] } }),
    recording({ query: { limit: ['5'], page: ['1'] } }),
  ];
  const { interactions, faults } = made(all, { listRefunds: [] });
  expect(faults).toEqual([]);
  expect(interactions.map((it) => it['request']!['query'])).toEqual([
    { limit: ['5'], page: ['1'] },
    { page: ['1'], undone: ['false'] },
    { page: ['1'], undone: ['true'] },
    { page: ['1'] },
  ]);
  expect(made([...all].reverse(), { listRefunds: [] }).interactions).toEqual(interactions);
  expect(new Set(interactions.map((it) => it['description'])).size).toBe(4);
});

test('a call without states is named with the test that made it, and states without a call are named too', () => {
  expect(made([recording({})], { redeem: [] }).faults).toEqual([
    'listRefunds has no states: recorded by frontends/dealer/One.test.tsx',
    'redeem has states, but no test records it',
  ]);
});

test('a call that succeeds in no test is named', () =>
  expect(made([redeeming({ status: 422, code: 'WRONG_PIN' })], { redeem: [] }).faults).toEqual([
    'redeem succeeds in no test',
  ]));

test('states may give other values, and never other keys', () => {
  const values = { with: { body: { pin: '9999', dealerId: 'd', amount: { amount: 5 } } } };
  const [value] = made([redeeming()], { redeem: values }).interactions;
  expect(value!['request']!['body']!['content']).toEqual({
    riderId: 'r',
    amount: { amount: 5, currency: 'USD' },
    pin: '9999',
    riderIdVerified: true,
  });
});

test('a refusal is asked for as a test did, or else as what succeeds', () => {
  const refused = { WRONG_PIN: { status: 422 }, PIN_NOT_SET: { status: 409 } };
  const { interactions, faults } = made([redeeming(), redeeming({ pin: '4711', status: 422, code: 'WRONG_PIN' })], {
    redeem: { refused },
  });
  expect(faults).toEqual([]);
  expect(
    interactions.map((interaction) => [
      interaction['description'],
      interaction['request']!['body']!['content']!['pin'],
      interaction['response']!['status'],
    ]),
  ).toEqual([
    ['redeem', '1234', 201],
    ['redeem refused: WRONG_PIN', '4711', 422],
    ['redeem refused: PIN_NOT_SET', '1234', 409],
  ]);
});

test('a test that lets the API refuse with another status is named', () =>
  expect(
    made([redeeming(), redeeming({ status: 422, code: 'PIN_LOCKED' })], {
      redeem: { refused: { PIN_LOCKED: { status: 429 } } },
    }).faults,
  ).toEqual(['redeem is refused PIN_LOCKED with 422 in frontends/dealer/One.test.tsx: not 429']));

test('an act with the preview of a test is refused, unless the states know their own', () => {
  const act = recording({
    id: 'undoImport',
    path: '/api/imports/i/undo',
    query: {},
    body: { dryRun: false, outcome: 'b' },
  });
  const status = (calls: States['calls']) => made([act], calls).interactions.map((it) => it['response']!['status']);
  expect(status({ undoImport: [] })).toEqual([409]);
  expect(status({ undoImport: { with: { body: { outcome: 'c' } } } })).toEqual([200]);
});

test('a call that no test makes is written down, held against the contract, and goes when a test makes it', () => {
  const from = (recordings: Recording[], query: object) =>
    interactionsFrom(recordings, {
      always: [],
      calls: { listRefunds: [] },
      unseen: { listRefunds: { params: { role: 'dealer' }, query } as never },
    });
  expect(from([], { page: 1 }).interactions).toHaveLength(1);
  expect(from([], { page: 1, colour: 'red' }).faults[0]).toMatch(/^listRefunds: query: .*colour/);
  expect(from([recording({})], { page: 1 }).faults).toEqual(['listRefunds is not unseen any more: a test makes it']);
});

test('a call that no state lets succeed is only refused', () => {
  const refused = { NOT_FOUND: { status: 404, of: ({ query }: { query: object }) => 'undone' in query } };
  const all = [recording({}), recording({ query: { page: ['1'], undone: ['true'] } })];
  const { interactions } = made(all, { listRefunds: { succeeds: false, refused } });
  expect(interactions.map((it) => [it['description'], it['request']!['query']])).toEqual([
    ['listRefunds refused: NOT_FOUND', { page: ['1'], undone: ['true'] }],
  ]);
});
