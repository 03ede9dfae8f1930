import { expect, test } from '@jest/globals';
import { daysSince } from './use-groups.js';

test('days are those of the calendar in Los Angeles, for an instant and for a day', () => {
  const morning = new Date('2026-11-23T16:00:00.000Z');
  expect(daysSince('2026-11-15T07:30:00.000Z', morning)).toBe(9);
  expect(daysSince('2026-11-15T08:30:00.000Z', morning)).toBe(8);
  expect(daysSince('2026-11-14', morning)).toBe(9);
  expect(daysSince('2026-11-24', morning)).toBe(0);
});
