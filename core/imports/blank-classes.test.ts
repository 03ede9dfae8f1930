import { expect, it } from '@jest/globals';
import { answered, told } from './testing/told.js';

const rows = [
  ['Class', 'Pos', 'Rider'],
  ['450 Amateur', '1', 'Ann Lee'],
  ['', '2', 'Bo Ek'],
  ['Women', '1', 'Cy Dee'],
  ['', '2', 'Di Ray'],
];
const allClasses = ['450 Amateur', 'Women'];
const named = (...answers: (readonly [string, string])[]) => {
  const { asked, codes, rows: read } = told(rows, { allClasses, ...answered(...answers) });
  return [asked, codes, read.map((it) => it.className)];
};

it('a class that only its first row names is asked about once', () => {
  expect(named()).toEqual([[['BLANK_CLASSES', null]], ['CLASS_MISSING'], ['450 Amateur', 'Women']]);
  const above = ['450 Amateur', '450 Amateur', 'Women', 'Women'];
  expect(named(['blank-classes', 'above'])).toEqual([[['BLANK_CLASSES', 'above']], [], above]);
  expect(named(['blank-classes', 'each'])[2]).not.toEqual(above);
});
it('rows above the first class, and notes, are not asked about', () => {
  expect(
    told(
      [
        ['Class', 'Pos', 'Rider'],
        ['', '1', 'Ann Lee'],
        ['Women', '1', 'Cy Dee'],
      ],
      { allClasses },
    ).asked,
  ).toEqual([]);
});
