import { addDays, addMonths, type Clock, dateIn, type Ids, type Instant, type LocalDate } from '@rrr/core/shared';
import type { Chance } from './chance.js';

const HOUR = 3_600_000;
/** all possible time zone offsets in half hours */
const OFFSETS = Array.from({ length: 57 }, (_, at) => (at - 28) * (HOUR / 2));
const lastOffset = new Map<string, number>();

/** The moment at which a calendar date begins in a zone. */
export const midnight = (date: LocalDate, zone: string): Instant => {
  const utc = Date.parse(`${date}T00:00:00.000Z`);
  const day = (at: number): LocalDate => dateIn(new Date(at).toISOString(), zone);
  // tries the previous offset first, because offsets change only twice a year
  const offset = [lastOffset.get(zone) ?? 0, ...OFFSETS].find(
    (candidate) => day(utc + candidate) === date && day(utc + candidate - 1) !== date,
  );
  if (offset === undefined) throw new RangeError(`No midnight of ${date} in ${zone}`);
  lastOffset.set(zone, offset);
  return new Date(utc + offset).toISOString();
};

/** A clock the demo sets, so that each past action has its own time. */
export interface DemoClock extends Clock {
  set(at: Instant): void;
}

export const demoClock = (at: Instant): DemoClock => {
  let now = at;
  return { now: () => now, set: (to) => (now = to) };
};

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const base32 = (value: number, length: number): string => {
  let [left, text] = [value, ''];
  for (let at = 0; at < length; at += 1) [left, text] = [Math.floor(left / 32), (DIGITS[left % 32] ?? '') + text];
  return text;
};

/** Repeatable ids in the format of real ones (time, then random). */
export const demoIds = (clock: Clock, chance: Chance): Ids => {
  let count = 0;
  return {
    next: () => {
      count += 1;
      return (
        base32(Date.parse(clock.now()), 10) +
        base32(count, 6) +
        base32(Math.floor(chance.fraction() * 32 ** 5), 5) +
        base32(Math.floor(chance.fraction() * 32 ** 5), 5)
      );
    },
    random: (below) => Math.floor((chance.fraction() + chance.fraction() / 4_294_967_296) * below) % below,
  };
};

export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR));

/** Last season, this one and two months ahead; in the first half of a year, enough past to include expired credit. */
export const seasonsAround = (today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } => {
  const lastYear = `${Number(today.slice(0, 4)) - 1}-01-01`;
  const longAgo = addMonths(today, -18);
  return { from: lastYear < longAgo ? lastYear : longAgo, to: addDays(today, 60) };
};
