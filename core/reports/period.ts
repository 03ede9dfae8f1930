import { addDays, addMonths, type Currency, type LocalDate } from '../shared/index.js';

/** An inclusive range of days in the program's time zone; money is in minor units of the currency. */
export interface Period {
  readonly currency: Currency;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface Amount {
  readonly amount: number;
  /** number of awards, redemptions or entries */
  readonly count: number;
}

/** `YYYY-MM` */
export type Month = string;

/** A calendar month, or the part of it within a period. */
export interface PartOfMonth {
  readonly month: Month;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly whole: boolean;
}

/** The calendar months of an inclusive period; only the first and last can be partial (domain.md §12). */
export const monthsOf = (from: LocalDate, to: LocalDate): readonly PartOfMonth[] => {
  const months: PartOfMonth[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to && from <= to; first = addMonths(first, 1)) {
    const last = addDays(addMonths(first, 1), -1);
    const part = { from: first < from ? from : first, to: last > to ? to : last };
    months.push({ month: first.slice(0, 7), ...part, whole: part.from === first && part.to === last });
  }
  return months;
};
