import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { passwordProblem } from './index.js';

test.each([
  ['seven77', 'too-short'],
  ['x'.repeat(129), 'too-long'],
  ['correct!horse', 'special'],
  ['correct_horse', 'special'],
  ['Password1', 'common'],
  ['12345678', 'common'],
  ['2024motocross', 'common'],
  ['abcabcabc', 'common'],
  ['horsehorse', 'common'],
  ['Qwertyuiop', 'common'],
  ['correct horse', null],
  ['Ødegård7', null],
  ['TrailMix42', null],
])('%s: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

test('no special character is ever taken, whatever stands around it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...'!@#$%^&*()-_=+[]{};:\'",.<>/?\\|`~\n\t'),
      fc.integer({ min: 0, max: 12 }),
      (password, at) =>
        expect(passwordProblem(`${'trailmix4x2y'.slice(0, at)}${password}${'trailmix4x2y'.slice(at)}`)).toBe('special'),
    ),
  );
});
