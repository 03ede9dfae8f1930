import type { LocalDate } from '../shared/index.js';
import { isoOf, NUMBERS, readDate } from './read-date.js';

export type DateOrder = 'dayFirst' | 'monthFirst';

/** The first and last day of a cell; the same for one day. */
export interface DaysRead {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** between the first and last day: a dash or a word, in English and French, without accents */
const BETWEEN = /[-–—−&+]|(?<=\s|\d)(?:to|through|thru|till|until|and|au|a|et)(?=\s)/gi;
/** before the first day */
const FROM = /^(?:du|le|les|from|de)\s+/i;
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?$/i;
const DAY_AND_YEAR = /^(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(\d{4})$/i;
const TWO_NUMBERS = /^(\d{1,2})[/.](\d{1,2})\.?$/;
/** "6/2027" after "6/5-": the last day and the year */
const DAY_SLASH_YEAR = /^(\d{1,2})\/(\d{4}|\d{2})$/;
const LONGEST = 80;
/** a longer event is taken for a typing error */
const MOST_DAYS = 62;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim();

/** Ways to cut a text into a first and a last day. */
const cuts = (text: string): readonly (readonly [left: string, right: string])[] => {
  const flat = plain(text).replace(FROM, '');
  const found = [...flat.matchAll(BETWEEN)].map(
    (match) => [flat.slice(0, match.index).trim(), flat.slice(match.index + match[0].length).trim()] as const,
  );
  // "21/22.05.2027", "21/22 mai 2027"
  const [, day, rest] = /^(\d{1,2})\.?\/(\d{1,2}(?:\.\d.*| ?\p{L}.*))$/u.exec(flat) ?? [];
  return day && rest ? [...found, [day, rest]] : found;
};

const within = (from: LocalDate | undefined, to: LocalDate | undefined): DaysRead | undefined =>
  from !== undefined && to !== undefined && from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < MOST_DAYS
    ? { from, to }
    : undefined;

/** The first day without its year, by the last day. */
const before = (left: string, to: LocalDate, dayBeforeMonth: boolean): LocalDate | undefined => {
  const [year, month] = [Number(to.slice(0, 4)), Number(to.slice(5, 7))];
  const day = DAY.exec(left)?.[1];
  if (day !== undefined) return isoOf(year, month, Number(day));
  const at = (of: number): LocalDate | undefined =>
    TWO_NUMBERS.test(left)
      ? readDate(`${left.replace(/\.$/, '').replace('.', '/')}/${of}`, dayBeforeMonth)
      : readDate(`${left} ${of}`, dayBeforeMonth);
  const same = at(year);
  return same !== undefined && same > to ? at(year - 1) : same;
};

/** The last day as a day and the year: "Jun 5-6, 2027", "6/5-6/2027". */
const after = (left: string, right: string): DaysRead | undefined => {
  const [, day, year] = DAY_AND_YEAR.exec(right) ?? [];
  if (day !== undefined && year !== undefined) {
    const from = TWO_NUMBERS.test(left) || DAY.test(left) ? undefined : readDate(`${left} ${year}`, false);
    return within(from, from && isoOf(Number(year), Number(from.slice(5, 7)), Number(day)));
  }
  const [, first, second] = TWO_NUMBERS.exec(left) ?? [];
  const [, last, of] = DAY_SLASH_YEAR.exec(right) ?? [];
  return first && second && last && of
    ? within(readDate(`${first}/${second}/${of}`, false), readDate(`${first}/${last}/${of}`, false))
    : undefined;
};

/**
 * Reads one day, or a first and last day: "Jun 5-6, 2027", "21-22.05.2027", "5 et 6 juin 2027", "30 mai au 1er juin
 * 2027", "2027-06-05 to 2027-06-06". Undefined for anything else.
 */
export const readDays = (text: string, dayBeforeMonth: boolean): DaysRead | undefined => {
  if (text.length > LONGEST) return undefined;
  const one = readDate(text, dayBeforeMonth);
  if (one !== undefined) return { from: one, to: one };
  for (const [left, right] of cuts(text)) {
    // a day alone before the dash says that days come first
    const to = readDate(right, dayBeforeMonth || DAY.test(left));
    const from = to === undefined ? undefined : (readDate(left, dayBeforeMonth) ?? before(left, to, dayBeforeMonth));
    const found = within(from, to) ?? (to === undefined ? after(left, right) : undefined);
    if (found) return found;
  }
  return undefined;
};

type Pair = readonly [first: number, second: number];
const pairOf = (text: string): Pair | undefined => {
  const [, first, second] = NUMBERS.exec(text) ?? TWO_NUMBERS.exec(text) ?? [];
  return first === undefined || second === undefined ? undefined : [Number(first), Number(second)];
};

/** The first two numbers of each date of a cell whose order is not told by its form. */
const pairsIn = (text: string): readonly Pair[] => {
  const whole = NUMBERS.test(text.trim()) ? pairOf(text.trim()) : undefined;
  if (whole) return [whole];
  for (const [left, right] of cuts(text)) {
    const found = DAY.test(left) ? [] : [left, right].map(pairOf).filter((pair) => pair !== undefined);
    if (found.length > 0) return found;
  }
  return [];
};

/** Whether a cell has a date that may be read with the day or with the month first. */
export const isOpenDate = (text: string): boolean =>
  pairsIn(text).some(([first, second]) => first <= 12 && second <= 12 && first !== second) &&
  (readDays(text, true) ?? readDays(text, false)) !== undefined;

export interface DatesTold {
  /** the order that the dates themselves tell; null: they do not */
  readonly order: DateOrder | null;
  /** the first date that has two readings */
  readonly open: string | null;
  /** the order that is more likely */
  readonly likely: DateOrder;
}

/**
 * Whether dates in numbers have the day or the month first. They tell it themselves where each has only one reading, or
 * where at least two of them have only the same one: a single 13/06 may be a typing error.
 */
export const datesTold = (texts: readonly string[], unlessTold: DateOrder): DatesTold => {
  const open = texts.find(isOpenDate) ?? null;
  const pairs = texts.flatMap(pairsIn);
  const [days, months] = [
    pairs.filter(([first, second]) => first > 12 && second <= 12).length,
    pairs.filter(([first, second]) => second > 12 && first <= 12).length,
  ];
  const likely = days === months ? unlessTold : days > months ? 'dayFirst' : 'monthFirst';
  const both = days > 0 && months > 0;
  const told = !both && (open === null || days > 1 || months > 1);
  return {
    order: told ? likely : null,
    open: open ?? (both ? (texts.find((text) => pairsIn(text).length > 0) ?? null) : null),
    likely,
  };
};
