import { today } from '@rrr/kit/base';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The month of a moment, in the program's time zone: `2026-10`. */
export const monthOf = (now: Date): string => today(now).slice(0, 7);

export const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** What the address asks for: a month until now, or else the one that runs. */
export const askedMonth = (text: string | null, current: string): string =>
  text !== null && MONTH.test(text) && text <= current ? text : current;

/** The months to choose from, newest first; one that is further back stands there too while it is shown. */
export const monthsToChoose = (current: string, shown: string): readonly string[] => {
  const last = Array.from({ length: 24 }, (_, at) => monthAfter(current, -at));
  return last.includes(shown) ? last : [...last, shown];
};
