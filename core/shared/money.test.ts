import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, currencyOf, minus, money, plus, sum, zero } from './index.js';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const currency = fc.constantFrom(...CURRENCIES);

test('adding then taking away the same money changes nothing', () => {
  fc.assert(
    fc.property(cents, cents, currency, (a, b, c) => {
      expect(minus(plus(money(a, c), money(b, c)), money(b, c))).toEqual(money(a, c));
    }),
  );
});

test('a sum does not depend on the order', () => {
  fc.assert(
    fc.property(fc.array(cents), currency, (all, c) => {
      const coins = all.map((it) => money(it, c));
      expect(sum(coins, c)).toEqual(sum(coins.toReversed(), c));
    }),
  );
});

test('currencies never mix', () => {
  expect(() => plus(money(1, 'USD'), money(1, 'CAD'))).toThrow(TypeError);
  expect(() => minus(zero('EUR'), zero('USD'))).toThrow(TypeError);
});

test('money is whole minor units', () => {
  expect(() => money(0.5, 'USD')).toThrow(TypeError);
  expect(() => money(2 ** 53, 'USD')).toThrow(TypeError);
  expect(() => money(Number.NaN, 'USD')).toThrow(TypeError);
});

test('a country pays in its own currency, the rest of the world in euros', () => {
  expect([currencyOf('US'), currencyOf('CA'), currencyOf('DE')]).toEqual(['USD', 'CAD', 'EUR']);
});
