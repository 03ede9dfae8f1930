import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkDigit, checkVin, isVin, modelYearCharacter, patternMatches, plainVin } from './index.js';

const characters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const vin = fc.array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 }).map((it) => it.join(''));

test('the check digit of the rule’s own example', () => {
  expect(checkDigit('1M8GDM9AXKP042788')).toBe('X');
  expect(checkDigit('11111111111111111')).toBe('1');
});

test('putting the check digit in its place makes it fit', () => {
  fc.assert(
    fc.property(vin, fc.integer({ min: 2010, max: 2030 }), (typed, year) => {
      const dressed = `${typed.slice(0, 8)}0${modelYearCharacter(year)}${typed.slice(10)}`;
      const whole = `${dressed.slice(0, 8)}${checkDigit(dressed)}${dressed.slice(9)}`;
      expect(checkVin(whole, year)).toEqual({ valid: true, checkDigitFits: true, yearFits: true });
      expect(checkVin(whole, year + 1).yearFits).toBe(false);
    }),
  );
});

test('17 characters without I, O and Q', () => {
  expect(isVin('1M8GDM9AXKP042788')).toBe(true);
  for (const text of [
    '1M8GDM9AXKP04278',
    '1M8GDM9AXKP0427888',
    '1M8GDM9AXKPO42788',
    '1M8GDM9AXKPI42788',
    '1m8gdm9axkp042788',
    '1M8GDM9AXKPQ42788',
  ])
    expect(isVin(text)).toBe(false);
});

test('model years', () => {
  expect([2021, 2024, 2025, 2009, 2010].map(modelYearCharacter)).toEqual(['M', 'R', 'S', '9', 'A']);
});

test('no VIN is of a year before 1980', () => {
  expect(modelYearCharacter(1979)).toBe('');
  // its tenth place says 2009, thirty years later
  expect([2009, 1979].map((year) => checkVin('1M8GDM9AX9P042788', year).yearFits)).toEqual([true, false]);
});

test('a pattern matches what it was made from, and a shorter one by prefix', () => {
  fc.assert(
    fc.property(vin, fc.array(fc.nat({ max: 16 })), fc.integer({ min: 1, max: 17 }), (text, holes, length) => {
      const pattern = [...text]
        .map((c, at) => (holes.includes(at) ? '*' : c))
        .join('')
        .slice(0, length);
      expect(patternMatches(pattern, text)).toBe(true);
    }),
  );
  expect(patternMatches('VBK*', 'VBMEXA')).toBe(false);
  expect(patternMatches('VBKEXA1', 'VBKEXA')).toBe(false);
});

test('what people put between the characters of a VIN is removed, and nothing else', () => {
  const between = fc.constantFrom(
    ' ',
    '-',
    '.',
    '_',
    '\u2011',
    '\u2013',
    '\u2212',
    '\u00a0',
    '\u00ad',
    '\u200b',
    '\u00b7',
    '\t',
  );
  fc.assert(
    fc.property(vin, fc.array(fc.tuple(fc.nat({ max: 17 }), between)), (value, put) => {
      const typed = put.reduce(
        (text, [at, what]) => `${text.slice(0, at)}${what}${text.slice(at)}`,
        value.toLowerCase(),
      );
      expect(plainVin(typed)).toBe(value);
      expect(plainVin(plainVin(typed))).toBe(value);
    }),
  );
  expect(plainVin('vbk/mx')).toBe('VBK/MX');
});

test('one character stands for years thirty years apart, and the year of the bike decides', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1980, max: 2069 }), fc.integer({ min: 1980, max: 2069 }), (one, other) => {
      const same = modelYearCharacter(one) === modelYearCharacter(other);
      expect(same).toBe((one - other) % 30 === 0);
    }),
  );
  expect([1996, 2026, 2025].map((year) => checkVin('1M8GDM9AXTP042788', year).yearFits)).toEqual([true, true, false]);
  expect([1996, 2026].map((year) => checkVin('1M8GDM9AX0P042788', year).yearFits)).toEqual([false, false]);
});
