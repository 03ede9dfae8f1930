import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateIn, instantIn, timeIn } from './index.js';

const ZONE = 'America/Los_Angeles';

test('a day and a time are a moment where the program counts its days', () => {
  expect(instantIn('2026-11-27', '08:30', ZONE)).toBe('2026-11-27T16:30:00.000Z');
  expect(instantIn('2026-07-01', '00:00', ZONE)).toBe('2026-07-01T07:00:00.000Z');
  expect(instantIn('2026-07-01', '23:59', 'Asia/Kolkata')).toBe('2026-07-01T18:29:00.000Z');
});

test('a time that the clocks skip is the moment after the gap', () => {
  expect(instantIn('2026-03-08', '02:30', ZONE)).toBe('2026-03-08T10:00:00.000Z');
  expect(timeIn('2026-03-08T10:00:00.000Z', ZONE)).toBe('03:00');
});

test('what a clock shows leads back to what was asked, but in the skipped hour', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
      fc.constantFrom(ZONE, 'UTC', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'America/St_Johns'),
      (moment, zone) => {
        const [date, time] = [dateIn(moment.toISOString(), zone), timeIn(moment.toISOString(), zone)];
        const at = instantIn(date, time, zone);
        expect([dateIn(at, zone), timeIn(at, zone)]).toEqual([date, time]);
      },
    ),
  );
});
