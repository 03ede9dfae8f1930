import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountInWords } from './amount-in-words.js';

test.each([
  [0, 'Zero 00/100', 'Zéro 00/100'],
  [101, 'One 01/100', 'Un 01/100'],
  [2_150, 'Twenty-one 50/100', 'Vingt-et-un 50/100'],
  [7_100, 'Seventy-one 00/100', 'Soixante-et-onze 00/100'],
  [8_000, 'Eighty 00/100', 'Quatre-vingts 00/100'],
  [8_100, 'Eighty-one 00/100', 'Quatre-vingt-un 00/100'],
  [9_900, 'Ninety-nine 00/100', 'Quatre-vingt-dix-neuf 00/100'],
  [20_000, 'Two hundred 00/100', 'Deux-cents 00/100'],
  [20_100, 'Two hundred one 00/100', 'Deux-cent-un 00/100'],
  [100_000, 'One thousand 00/100', 'Mille 00/100'],
  [336_000, 'Three thousand three hundred sixty 00/100', 'Trois-mille-trois-cent-soixante 00/100'],
  [8_000_000, 'Eighty thousand 00/100', 'Quatre-vingt-mille 00/100'],
  [
    123_456_789,
    'One million two hundred thirty-four thousand five hundred sixty-seven 89/100',
    'Un-million-deux-cent-trente-quatre-mille-cinq-cent-soixante-sept 89/100',
  ],
])('%d in words', (amount, en, fr) => {
  expect([amountInWords(amount, 'en'), amountInWords(amount, 'fr')]).toEqual([en, fr]);
});

test('no two amounts have the same words', () => {
  const amount = fc.nat(999_999_999);
  fc.assert(
    fc.property(amount, amount, fc.constantFrom('en' as const, 'fr' as const), (one, other, locale) => {
      const [a, b] = [amountInWords(one, locale), amountInWords(other, locale)];
      expect(a === b).toBe(one === other);
      expect(a).not.toMatch(/undefined|--| {2}|- | -/);
    }),
  );
});
