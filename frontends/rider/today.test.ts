import { expect, test } from '@jest/globals';
import { daysBetween, monthsFrom, today } from './today.js';

test('a day begins at midnight in Los Angeles', () => {
  expect(today(new Date('2026-11-23T07:59:00Z'))).toBe('2026-11-22');
  expect(today(new Date('2026-11-23T08:00:00Z'))).toBe('2026-11-23');
});

test('days are counted over months and years', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3);
});

test('months go on into the next year', () => {
  expect(monthsFrom('2026-11-22', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});
