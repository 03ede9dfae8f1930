/** A calendar date `YYYY-MM-DD` without time and zone, such as a race day or expiry date. */
export type LocalDate = string;
/** A point in time: UTC, ISO 8601 with milliseconds, `2025-03-01T18:30:00.000Z`. */
export type Instant = string;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const DAY = 86_400_000;

export const isLocalDate = (text: string): boolean => {
  if (!SHAPE.test(text)) return false;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY).toISOString().slice(0, 10);

/** Days from the first to the second date; negative when the second is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  (Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY;

/**
 * Adds months and keeps the day of the month, or uses the month's last day: 31 Jan + 1 month = 28 or 29 Feb (domain.md
 * §2).
 */
export const addMonths = (date: LocalDate, months: number): LocalDate => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12];
  const last = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(toYear, toMonth, Math.min(day, last))).toISOString().slice(0, 10);
};

const zones = new Map<string, Intl.DateTimeFormat>();
const calendar = (zone: string): Intl.DateTimeFormat => {
  const known = zones.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  zones.set(zone, made);
  return made;
};

// cached, because imports convert the same moment thousands of times and Intl is slow
let latest: { readonly at: Instant; readonly zone: string; readonly date: LocalDate } | undefined;

/** The calendar date of a moment in a time zone; "today" is `dateIn(clock.now(), zone)`. */
export const dateIn = (at: Instant, zone: string): LocalDate => {
  if (latest?.at !== at || latest.zone !== zone) latest = { at, zone, date: calendar(zone).format(new Date(at)) };
  return latest.date;
};

export const plusSeconds = (at: Instant, seconds: number): Instant =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();

/** Age in whole years on a day. Someone born on 29 Feb turns a year older on 1 March of common years. */
export const ageOn = (born: LocalDate, day: LocalDate): number => {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
};
