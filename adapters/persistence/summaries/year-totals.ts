import type { Currency } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { deferWrites, type Sql } from '../sql.js';

/** All years together. */
export const ALL_YEARS = 0;

/**
 * `rider`: all that a rider ever earned (year 0 alone; whoever writes it holds the rider's earnings of one currency
 * until the end of the transaction) · `pro`: cash, by year and in all · `amateur`: credit and bonuses by year. In year 0
 * whoever has an award has a row, also when it was taken back.
 */
export type YearKind = 'rider' | 'pro' | 'amateur';

export interface YearTotal {
  readonly kind: YearKind;
  readonly year: number;
  readonly currency: Currency;
  readonly subjectId: string;
  readonly n: number;
  readonly amount: number;
}

export interface YearTotalBook {
  note(change: YearTotal): void;
  write(sql: Sql): Promise<void>;
}

/**
 * Collects a transaction's changes of year totals. Each row belongs to one rider whose wallet is locked, so there is no
 * contention.
 */
export const yearTotalBook = (): YearTotalBook => {
  const changes = new Map<
    string,
    { kind: string; year: number; currency: string; subject_id: string; amount: number; n: number }
  >();
  return {
    note: ({ kind, year, currency, subjectId, n, amount }) => {
      const id = `${subjectId}|${currency}|${kind}|${year}`;
      const before = changes.get(id);
      if (before) Object.assign(before, { n: before.n + n, amount: before.amount + amount });
      else changes.set(id, { kind, year, currency, subject_id: subjectId, amount, n });
    },
    write: async (sql) => {
      // a rider's row of all years is written even without a change: it serves as the lock, and reports list it
      const rows = [...changes.entries()]
        .filter(([, value]) => value.year === ALL_YEARS || value.n !== 0 || value.amount !== 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value);
      await bulkInsert(deferWrites(sql), 'year_totals', rows, {
        keys: ['kind', 'year', 'currency', 'subject_id'],
        update: [],
        add: ['amount', 'n'],
      });
    },
  };
};
