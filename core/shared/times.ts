import { dateIn, type Instant, type LocalDate } from './dates.js';

/** A time of day `HH:MM`, from 00:00 to 23:59. */
export type LocalTime = string;

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const zones = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const made =
    zones.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  zones.set(zone, made);
  return made;
};

/** What a clock in a time zone shows. */
export const timeIn = (at: Instant, zone: string): LocalTime => clockOf(zone).format(new Date(at));

/**
 * The moment of a day and a time in a time zone. A time that the clocks skip in spring is the moment after the gap; of a
 * time that comes twice in autumn it is one of the two.
 */
export const instantIn = (date: LocalDate, time: LocalTime, zone: string): Instant => {
  const asked = `${date} ${time}`;
  const near = Date.parse(`${date}T${time}:00.000Z`) / MINUTE;
  // no zone is more than 14 hours from UTC
  let [before, after] = [near - DAY / MINUTE, near + DAY / MINUTE];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    const at = new Date(middle * MINUTE).toISOString();
    if (`${dateIn(at, zone)} ${timeIn(at, zone)}` < asked) before = middle;
    else after = middle;
  }
  return new Date(after * MINUTE).toISOString();
};
