import { describe, expect, it } from '@jest/globals';
import { endOfDay, startOfDay } from './zone.js';

describe('days of a time zone', () => {
  it.each([
    ['2025-01-15', 'America/Los_Angeles', '2025-01-15T08:00:00.000Z'],
    ['2025-07-15', 'America/Los_Angeles', '2025-07-15T07:00:00.000Z'],
    // clocks go forward on this day, and back on that: both begin before they do
    ['2025-03-09', 'America/Los_Angeles', '2025-03-09T08:00:00.000Z'],
    ['2025-11-02', 'America/Los_Angeles', '2025-11-02T07:00:00.000Z'],
    // a zone whose clocks go forward at midnight: the day begins at one
    ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
    ['2025-06-01', 'UTC', '2025-06-01T00:00:00.000Z'],
    ['2025-06-01', 'Pacific/Kiritimati', '2025-05-31T10:00:00.000Z'],
  ])('%s in %s begins at %s', (day, zone, at) => expect(startOfDay(day, zone)).toBe(at));

  it('end where the next begins, after 23 or 25 hours too', () => {
    const hours = (day: string) =>
      (Date.parse(endOfDay(day, 'America/Los_Angeles')) - Date.parse(startOfDay(day, 'America/Los_Angeles'))) /
      3_600_000;
    expect(['2025-03-08', '2025-03-09', '2025-11-02'].map(hours)).toEqual([24, 23, 25]);
  });
});
