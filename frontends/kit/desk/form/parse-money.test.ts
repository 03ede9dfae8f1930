import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatsOf } from '@rrr/kit/base';
import { parseMoney, writeMoney } from './parse-money.js';

const locales = ['en', 'fr'] as const;
const amounts = fc.integer({ min: 0, max: 9_000_000_000_000 });

test.each(locales)('what is written is read back, to the cent (%s)', (locale) =>
  fc.assert(fc.property(amounts, (amount) => expect(parseMoney(writeMoney(amount, locale), locale)).toBe(amount))),
);

test.each(locales)('an amount pasted from a screen is read back (%s)', (locale) =>
  fc.assert(
    fc.property(amounts, fc.constantFrom('USD', 'CAD', 'EUR'), (amount, currency) =>
      expect(parseMoney(formatsOf(locale).money({ amount, currency: currency as 'USD' }), locale)).toBe(amount),
    ),
  ),
);

test('whatever is typed gives whole minor units, nothing, or invalid', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789., $-eE') }),
      fc.constantFrom(...locales),
      (text, locale) => {
        const value = parseMoney(text, locale);
        expect(value === null || value === 'invalid' || (Number.isSafeInteger(value) && value >= 0)).toBe(true);
      },
    ),
  ));

test.each([
  ['125', 12500, 12500],
  ['125.5', 12550, 12550],
  ['125,50', 'invalid', 12550],
  ['0,07', 'invalid', 7],
  ['1,250', 125000, 'invalid'],
  ['1.250', 'invalid', 'invalid'],
  ['1,250.00', 125000, 'invalid'],
  ['1 250,00', 'invalid', 125000],
  ['1\u202f250,00 $', 'invalid', 125000],
  ['12.345', 'invalid', 'invalid'],
  ['-5', 'invalid', 'invalid'],
  ['1e3', 'invalid', 'invalid'],
  ['99999999999999999', 'invalid', 'invalid'],
  ['', null, null],
  ['  ', null, null],
] as const)('%j', (text, english, french) => {
  expect(parseMoney(text, 'en')).toBe(english);
  expect(parseMoney(text, 'fr')).toBe(french);
});
