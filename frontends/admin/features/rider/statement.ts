import type { LedgerEntry, Money } from '@rrr/contract';
import { today } from '@rrr/kit/base';

export interface StatementMonth {
  /** `2026-03` */
  month: string;
  entries: readonly LedgerEntry[];
  /** what it ended with; null where newer entries of the month stand on the page before */
  closing: Money | null;
  /** what changed in it; null where only a part of the month is on this page */
  change: Money | null;
}

const monthOf = ({ at }: LedgerEntry): string => today(new Date(at)).slice(0, 7);

/** Entries of one page, newest first, by month of Los Angeles; a sum is given only where the whole month is here. */
export const statementOf = (
  entries: readonly LedgerEntry[],
  { page, totalPages }: { page: number; totalPages: number },
): readonly StatementMonth[] => {
  const names = [...new Set(entries.map(monthOf))];
  const months = names.map((month) => [month, entries.filter((entry) => monthOf(entry) === month)] as const);
  return months.map(([month, own], at): StatementMonth => {
    const [newest, oldest] = [own[0], own.at(-1)];
    const cutAbove = at === 0 && page > 1;
    const cutBelow = at === months.length - 1 && page < totalPages;
    return {
      month,
      entries: own,
      closing: cutAbove || !newest ? null : newest.newBalance,
      change:
        cutAbove || cutBelow || !newest || !oldest
          ? null
          : { ...newest.newBalance, amount: newest.newBalance.amount - oldest.previousBalance.amount },
    };
  });
};
