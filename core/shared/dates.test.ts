import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, ageOn, dateIn, daysBetween, isLocalDate, plusSeconds } from './index.js';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((it) => it.toISOString().slice(0, 10));

test('a month later keeps the day, or clamps to the month’s last', () => {
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2025-03-31', -1)).toBe('2025-02-28');
  expect(addMonths('2025-12-15', 1)).toBe('2026-01-15');
});

test('twelve months later is the same day next year, but for 29 February', () => {
  fc.assert(
    fc.property(day, (date) => {
      const expected = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
      expect(addMonths(date, 12)).toBe(date.endsWith('02-29') ? expected.replace('02-29', '02-28') : expected);
    }),
  );
});

test('days add up and come back', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -2000, max: 2000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
      expect(isLocalDate(addDays(date, days))).toBe(true);
    }),
  );
});

test('today is the date in Los Angeles, summer and winter', () => {
  expect(dateIn('2025-01-01T07:59:59.999Z', 'America/Los_Angeles')).toBe('2024-12-31');
  expect(dateIn('2025-01-01T08:00:00.000Z', 'America/Los_Angeles')).toBe('2025-01-01');
  expect(dateIn('2025-07-01T06:59:59.999Z', 'America/Los_Angeles')).toBe('2025-06-30');
  expect(dateIn('2025-07-01T07:00:00.000Z', 'America/Los_Angeles')).toBe('2025-07-01');
});

test('what is no date is not taken for one', () => {
  for (const text of ['2025-02-29', '2025-13-01', '2025-1-1', '', 'today', '2025-00-10'])
    expect(isLocalDate(text)).toBe(false);
  expect(isLocalDate('2024-02-29')).toBe(true);
});

test('a rider comes of age on the birthday', () => {
  expect(ageOn('2007-06-15', '2025-06-14')).toBe(17);
  expect(ageOn('2007-06-15', '2025-06-15')).toBe(18);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test('seconds are added across midnight', () => {
  expect(plusSeconds('2025-12-31T23:59:30.000Z', 60)).toBe('2026-01-01T00:00:30.000Z');
});
