import type { Award, Currency } from '@rrr/contract';
import { monthsFrom } from '../../today.js';

/** Credit that expires in one month. */
export interface RunwayMonth {
  /** `2027-04` */
  month: string;
  /** minor units */
  amount: number;
}

/** As credit lasts twelve months, this month and the twelve after it hold all of it. */
const MONTHS = 13;

/** What of a wallet expires in each month; what expires later stands in the last one. */
export const runwayOf = (awards: readonly Award[], currency: Currency, day: string): readonly RunwayMonth[] => {
  const months = monthsFrom(day, MONTHS);
  const last = months.at(-1) ?? '';
  const amounts = new Map(months.map((month) => [month, 0]));
  for (const { status, expireDate, currentValue } of awards) {
    if (status !== 'current' || !expireDate || expireDate < day || currentValue.currency !== currency) continue;
    const own = expireDate.slice(0, 7);
    const month = own > last ? last : own;
    amounts.set(month, (amounts.get(month) ?? 0) + currentValue.amount);
  }
  return months.map((month) => ({ month, amount: amounts.get(month) ?? 0 }));
};
