import { addDays, dateIn, type Instant, type LocalDate } from '@rrr/core/shared';

const DAY = 86_400_000;

/** The first instant of a calendar day in a time zone, also when clocks change. */
export const startOfDay = (date: LocalDate, zone: string): Instant => {
  const noon = Date.parse(`${date}T12:00:00.000Z`);
  // no zone is more than 14 hours from UTC
  let before = noon - 2 * DAY;
  let after = noon + 2 * DAY;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateIn(new Date(middle).toISOString(), zone) < date) before = middle;
    else after = middle;
  }
  return new Date(after).toISOString();
};

/** The first instant after a calendar day. */
export const endOfDay = (date: LocalDate, zone: string): Instant => startOfDay(addDays(date, 1), zone);
