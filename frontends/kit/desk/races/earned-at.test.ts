import { expect, test } from '@jest/globals';
import type { EventClass } from '@rrr/contract';
import { earnedAt } from './earned-at.js';

const result = (amount: number | null): EventClass['results'][number] => ({
  _id: '01hq00000000000000000t0001',
  place: 1,
  resultType: 'finished',
  riderName: 'Ava Stone',
  number: null,
  hometown: null,
  bike: null,
  rider: null,
  verdict: amount === null ? null : { earns: { amount, currency: 'CAD' }, type: 'credit', reasons: [] },
});
const inClass = (...results: EventClass['results']): EventClass => ({
  _id: '01hq00000000000000000c0001',
  name: '450 A',
  payoutType: 'dealerCredit',
  payoutPlaces: [],
  entrants: null,
  resultsReceivedAt: null,
  results,
});

test('what results earn is summed over all classes, in the currency of the event', () =>
  expect(
    earnedAt({
      classes: [inClass(result(30000), result(null)), inClass(result(12500)), inClass()],
      contingencyAmount: { amount: 99000, currency: 'CAD' },
    }),
  ).toEqual({ amount: 42500, currency: 'CAD' }));
