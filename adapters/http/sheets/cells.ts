import type { Cell } from '@rrr/core/exports';
import type { Locale } from '@rrr/core/identity';
import type { Instant, LocalDate } from '@rrr/core/shared';
import type { Term } from '../words/export-words.js';
import { EXPORT_WORDS } from '../words/exports.js';

/** Formats values as cells for one reader. */
export interface Cells {
  /** minor units as a decimal with two places */
  amount(minor: number | null): Cell;
  count(n: number | null): Cell;
  /** a ratio, mostly from 0 to 1, with four decimals; null: of nothing */
  rate(rate: number | null): Cell;
  /** `2025-06-10` */
  day(day: LocalDate | null): Cell;
  /** day and minute in the program's time zone, which the header names */
  moment(at: Instant | null): Cell;
  yesNo(is: boolean): Cell;
  term(term: Term): Cell;
}

export const decimal = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const cellsFor = (locale: Locale, timeZone: string): Cells => {
  const { terms } = EXPORT_WORDS[locale];
  // the Swedish locale formats as 2025-06-10 11:00
  const moments = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return {
    amount: (minor) => (minor === null ? null : { number: decimal(minor), shown: 'money' }),
    count: (n) => (n === null ? null : { number: String(n) }),
    rate: (rate) => (rate === null ? null : { number: rate.toFixed(4), shown: 'share' }),
    day: (day) => (day === null ? null : { day }),
    moment: (at) => (at === null ? null : { minute: moments.format(new Date(at)) }),
    yesNo: (is) => (is ? terms.yes : terms.no),
    term: (term) => terms[term],
  };
};
