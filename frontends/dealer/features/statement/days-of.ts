import { today } from '@rrr/kit/base';
import type { Statement } from './StatementSum.js';

/** What was redeemed on each day of a statement, in minor units, also where it was undone later. */
export const daysOf = ({ from, to, entries }: Pick<Statement, 'from' | 'to' | 'entries'>) => {
  const sums = new Map<string, number>();
  for (const { kind, at, change } of entries) {
    if (kind !== 'redeemed') continue;
    const day = today(new Date(at));
    sums.set(day, (sums.get(day) ?? 0) + change.amount);
  }
  const days: { day: string; redeemed: number }[] = [];
  for (let day = from; day <= to; day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
    days.push({ day, redeemed: sums.get(day) ?? 0 });
  return days;
};
