import { expect, test } from '@jest/globals';
import { askedPeriod, monthPeriod, monthState, monthWithin } from '../../shared/reports/period.js';

test.each([
  ['2026-01-01', '2026-03-31', { startDate: '2026-01-01', endDate: '2026-03-31' }],
  ['2026-01-01', '', undefined],
  ['2026-03-31', '2026-01-01', undefined],
  ['2026-13-01', '2026-13-02', undefined],
  ['1066-10-14', '2026-01-01', undefined],
])('from %s to %s', (start, end, period) => expect(askedPeriod(start, end)).toEqual(period));

test('a month has its own last day, and only the days of the period', () => {
  expect(monthPeriod('2028-02')).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' });
  expect(monthWithin('2026-03', { startDate: '2026-03-10', endDate: '2026-06-01' })).toEqual({
    startDate: '2026-03-10',
    endDate: '2026-03-31',
  });
});

test.each([
  ['2026-03', { startDate: '2026-01-01', endDate: '2026-12-31' }, 'whole'],
  ['2026-03', { startDate: '2026-03-10', endDate: '2026-12-31' }, 'cut'],
  ['2026-11', { startDate: '2026-01-01', endDate: '2026-12-31' }, 'partial'],
  ['2026-11', { startDate: '2026-01-01', endDate: '2026-11-10' }, 'cut'],
] as const)('whether %s of a period is complete', (month, period, state) =>
  expect(monthState(month, period, '2026-11-25')).toBe(state),
);
