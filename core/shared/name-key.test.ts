import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amaKey, nameKey } from './name-key.js';

test('accents, case and punctuation do not make another name', () => {
  for (const name of ['Núñez-Björk, J.', 'NUNEZ BJORK J', 'nunez  bjork (J)'])
    expect(nameKey(name)).toBe('nunez bjork j');
  expect(['Øst', 'Łuk', 'Straße', '李 雷'].map(nameKey)).toEqual(['ost', 'luk', 'strasse', '李 雷']);
});

test('a plain name has the same key alone and beside a letter with an accent', () => {
  fc.assert(fc.property(fc.string(), (name) => expect(nameKey(`É ${name}`)).toBe(`e ${nameKey(name)}`.trim())));
});

test('a key is its own key, and no longer than what is kept of it', () => {
  for (const letter of ['ß', '각', '🏍', '𠮷', 'Æ ', 'x'])
    expect([...nameKey(letter.repeat(255))].length).toBeLessThanOrEqual(255);
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 200, maxLength: 400 })),
      (name) => expect(nameKey(nameKey(name))).toBe(nameKey(name)),
    ),
  );
});

test('an AMA number is one however it is written', () => {
  expect(['AMA-0123', 'ama 123', '123'].map(amaKey)).toEqual(['123', '123', '123']);
});

test('what says that there is no AMA number is none', () => {
  for (const text of [
    '',
    'None',
    'NA',
    'n/a',
    'AMA',
    'AMA #',
    'Pending',
    'TBD',
    '0',
    '000',
    'AMA 000',
    'No 0',
    'aucun',
    's.o.',
    'à venir',
    '?',
  ])
    expect([text, amaKey(text)]).toEqual([text, '']);
});
