import { expect, test } from '@jest/globals';
import { simulateResult } from '@rrr/contract';
import { type Asked, askedOf, bodyOf } from './simulation.js';

const asked = (more: Partial<Asked> = {}): Asked =>
  askedOf(() => null, {
    date: '2026-04-11',
    amount: '75',
    starters: '8',
    year: '2025',
    make: 'KTM',
    model: '450 SX-F',
    ...more,
  });

test('a request that the contract takes', () => {
  const made = bodyOf(asked({ others: '40; 50.50' }), 'en');
  expect(made).toMatchObject({
    body: { place: 1, others: [4_000, 5_050], class: { payoutPlaces: [{ place: 1, amount: 7_500 }] } },
  });
  expect(simulateResult.body.safeParse('body' in made ? made.body : null).success).toBe(true);
});

test('a rider who did not finish has no place', () =>
  expect(bodyOf(asked({ type: 'DNF', place: '' }), 'en')).toMatchObject({ body: { place: null, resultType: 'DNF' } }));

test('amounts as the language writes them', () => {
  expect(bodyOf(asked({ amount: '75,50' }), 'fr')).toMatchObject({
    body: { class: { payoutPlaces: [{ amount: 7_550 }] } },
  });
  expect(bodyOf(asked({ amount: '75,50' }), 'en')).toEqual({ faults: { amount: 'amount' } });
});

test('every field that is not right is told', () =>
  expect(
    bodyOf(
      askedOf(() => null, { place: '0', others: 'x' }),
      'en',
    ),
  ).toEqual({
    faults: {
      date: 'date',
      amount: 'amount',
      others: 'amount',
      place: 'place',
      starters: 'starters',
      year: 'year',
      make: 'bike',
      model: 'bike',
    },
  }));
