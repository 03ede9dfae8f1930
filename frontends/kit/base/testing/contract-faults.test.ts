import { expect, test } from '@jest/globals';
import { listCategories, redeem, uploadClass } from '@rrr/contract';
import { answerFaults, requestFaults } from './contract-faults.js';

const body = {
  riderId: '01hq00000000000000000r0001',
  amount: { amount: 4000, currency: 'USD' },
  pin: '1234',
  dealerEmployeeName: 'Robin Vance',
  riderIdVerified: true,
};
const params = { role: 'dealer' };

test('a request as the contract has it has no faults', () => {
  expect(requestFaults(listCategories, { query: { page: 2, active: 'true' } })).toEqual([]);
  expect(requestFaults(redeem, { params, body, idempotencyKey: 'k' })).toEqual([]);
});

test.each([
  ['a key that the call does not know', { page: 1, colour: 'red' }, /^query: .*colour/],
  ['a choice that is none', { active: 'perhaps' }, /^query\.active: /],
])('%s is a fault', (_, query, fault) => expect(requestFaults(listCategories, { query })[0]).toMatch(fault));

test.each([
  ['without a key to repeat it', { params, body }, /^idempotencyKey: required/],
  ['without its body', { params, idempotencyKey: 'k' }, /^body: /],
  ['by a role that is none', { params: { role: 'boss' }, body, idempotencyKey: 'k' }, /^params\.role: /],
  ['with a query', { params, body, idempotencyKey: 'k', query: { page: 1 } }, /^query: the call takes none/],
])('a redemption %s is a fault', (_, parts, fault) =>
  expect(requestFaults(redeem, parts)).toEqual([expect.stringMatching(fault)]),
);

test('the texts of a form are its body, and only its own files are taken', () => {
  const file = new File(['x'], 'x.csv', { type: 'text/csv' });
  const form = { dryRun: 'true', payoutType: 'dealerCredit', replace: 'false' };
  const parts = { params: { eventId: '01hq00000000000000000e0001' }, body: form };
  const keyed = uploadClass.idempotent ? { ...parts, idempotencyKey: 'k' } : parts;
  expect(requestFaults(uploadClass, { ...keyed, files: { file } })).toEqual([]);
  expect(requestFaults(uploadClass, { ...keyed, files: { file, other: file } })).toEqual([
    'files.other: the call takes none',
  ]);
});

test('an answer that the contract does not allow is a fault', () =>
  expect(answerFaults(listCategories, { categories: [] })[0]).toMatch(/^answer\.pagination: /));
