/** Forms of dates and places. */
export interface FormatWords {
  /** how long a month is in a date */
  readonly month: 'short' | 'long';
  /** `month`: its name */
  date(day: number, month: string, year: number): string;
  /** `day`: in two digits */
  shortDate(day: string, month: number, year: number): string;
  /** between a date and a time */
  readonly at: string;
  /** the time zone of every time on screen */
  readonly zone: string;
  /** the sign after a number */
  readonly percent: string;
  place(place: number): string;
  /** a place before its noun */
  position(place: number): string;
}

const SUFFIX = ['th', 'st', 'nd', 'rd'];
/** `1st`, `22nd`, `113th` */
const ordinal = (n: number): string => {
  const teens = n % 100 > 10 && n % 100 < 14;
  return `${n}${(teens ? undefined : SUFFIX[n % 10]) ?? 'th'}`;
};

export const en: FormatWords = {
  month: 'short',
  date: (day, month, year) => `${month} ${ordinal(day)}, ${year}`,
  shortDate: (day, month, year) => `${month}/${day}/${year}`,
  at: ', ',
  zone: 'Pacific Time',
  percent: '%',
  place: ordinal,
  position: ordinal,
};
