import type { LocalDate } from '../shared/index.js';
import { nameKey } from '../shared/index.js';

/** Months in English and French, by their first letters. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'january', 'janv', 'janvier'],
  ['feb', 'february', 'fev', 'fevr', 'fevrier'],
  ['mar', 'march', 'mars'],
  ['apr', 'april', 'avr', 'avril'],
  ['may', 'mai'],
  ['jun', 'june', 'juin'],
  ['jul', 'july', 'juil', 'juill', 'juillet'],
  ['aug', 'august', 'aout'],
  ['sep', 'sept', 'september', 'septembre'],
  ['oct', 'october', 'octobre'],
  ['nov', 'november', 'novembre'],
  ['dec', 'december', 'decembre'],
];
const monthOf = (word: string): number => MONTHS.findIndex((month) => month.includes(word)) + 1;

/** Spreadsheets count days from the end of 1899 and treat 1900 as a leap year, so this is right from March 1900 on. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
/** 1990 to 2064 */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const [FIRST_SERIAL, LAST_SERIAL] = [32_874, 60_000];

/** other years are taken for typing errors; forms have the same limits */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];

export const isoOf = (year: number, month: number, day: number): LocalDate | undefined => {
  const at = new Date(Date.UTC(year, month - 1, day));
  const real = year >= FIRST_YEAR && year <= LAST_YEAR && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return real ? at.toISOString().slice(0, 10) : undefined;
};
/** a smaller year of two digits is more likely a day: 27-04-03 is no day of 2003 */
const FIRST_SHORT_YEAR = 13;
const fullYear = (text: string): number =>
  text.length !== 2 ? Number(text) : Number(text) < FIRST_SHORT_YEAR ? 0 : 2000 + Number(text);

export const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:[\d:.Z+-]*)?$/;

/**
 * Reads "2025-06-14", "6/14/2025" or "14/6/2025" (by `dayBeforeMonth`), "Jun 14th, 2025", "14 juin 2025", "14-Jun-25"
 * and spreadsheet serial numbers such as 45822; undefined for anything else.
 */
export const readDate = (text: string, dayBeforeMonth: boolean): LocalDate | undefined => {
  const plain = text.trim();
  if (plain.length > 40) return undefined;
  const serial = Number(SERIAL.exec(plain)?.[1] ?? 0);
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL)
    return new Date(SPREADSHEET_EPOCH + serial * DAY).toISOString().slice(0, 10);
  const iso = ISO.exec(plain);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(plain);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), fullYear(numbers[3] ?? '')];
    return dayBeforeMonth ? isoOf(year, second, first) : isoOf(year, first, second);
  }
  return inWords(nameKey(plain).split(' ')) ?? inShort(plain);
};

/** "5-Jun-27", "5 juin 27", "Jun 5, '27" */
const inShort = (text: string): LocalDate | undefined => {
  const [, day, word, year] = /^(\d{1,2})(?:er)?[ .-]+(\p{L}+)[ .-]+['’]?(\d{2})$/u.exec(text) ?? [];
  if (day && word && year) return isoOf(fullYear(year), monthOf(nameKey(word)), Number(day));
  const [, name, date, short] = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:, ?['’]?| ['’])(\d{2})$/u.exec(text) ?? [];
  return name && date && short ? isoOf(fullYear(short), monthOf(nameKey(name)), Number(date)) : undefined;
};

const inWords = (words: readonly string[]): LocalDate | undefined => {
  const firstNumber = words.findIndex((word) => /^\d/.test(word));
  const months = words.filter((word) => monthOf(word) > 0);
  // before the day, "mar." may also mean mardi when another word is the month
  const named =
    months.length === 2 && months[0] === 'mar' && words.indexOf('mar') < firstNumber ? months.slice(1) : months;
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|er|e)?$/.exec(word)?.[1] ?? []);
  const [day, year] = numbers[0]?.length === 4 ? [numbers[1], numbers[0]] : numbers;
  const [month] = named;
  return month === undefined || named.length > 1 || numbers.length !== 2 || day === undefined || year?.length !== 4
    ? undefined
    : isoOf(Number(year), monthOf(month), Number(day));
};
