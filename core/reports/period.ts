import { addDays, addMonths, type Currency, type LocalDate } from '../shared/index.js';

/** Days of the program's time zone, both included; money in minor units of the currency. */
export interface Period {
  readonly currency: Currency;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface Amount {
  readonly amount: number;
  /** of how many awards, redemptions or entries */
  readonly count: number;
}

/** `YYYY-MM` */
export type Month = string;

/** A calendar month of a period, or the part of it that lies within. */
export interface PartOfMonth {
  readonly month: Month;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly whole: boolean;
}

/**
 * The calendar months that a period touches, both its days included; whole ones lie together, parts only at its ends
 * (domain.md §12).
 */
export const monthsOf = (from: LocalDate, to: LocalDate): readonly PartOfMonth[] => {
  const months: PartOfMonth[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to && from <= to; first = addMonths(first, 1)) {
    const last = addDays(addMonths(first, 1), -1);
    const part = { from: first < from ? from : first, to: last > to ? to : last };
    months.push({ month: first.slice(0, 7), ...part, whole: part.from === first && part.to === last });
  }
  return months;
};
