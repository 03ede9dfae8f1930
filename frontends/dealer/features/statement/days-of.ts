import { today } from '@rrr/kit/base';
import type { Statement } from './StatementSum.js';

type Entries = Statement['entries'];

/** The changes of each day that has some, in order, with what was redeemed on it in minor units, also if undone later. */
export const entriesByDay = (entries: Entries) => {
  const days = new Map<string, { day: string; entries: Entries; redeemed: number }>();
  for (const entry of entries) {
    const day = today(new Date(entry.at));
    const of = days.get(day) ?? { day, entries: [], redeemed: 0 };
    days.set(day, {
      day,
      entries: [...of.entries, entry],
      redeemed: of.redeemed + (entry.kind === 'redeemed' ? entry.change.amount : 0),
    });
  }
  return [...days.values()];
};

/** What was redeemed on each day of a statement, also on those without any. */
export const daysOf = ({ from, to, entries }: Pick<Statement, 'from' | 'to' | 'entries'>) => {
  const sums = new Map(entriesByDay(entries).map(({ day, redeemed }) => [day, redeemed]));
  const days: { day: string; redeemed: number }[] = [];
  for (let day = from; day <= to; day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
    days.push({ day, redeemed: sums.get(day) ?? 0 });
  return days;
};
