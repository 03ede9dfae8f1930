import type { Seed, SeedRow, TableName } from '@rrr/persistence';
import { type Books, emptyBooks } from '../../../seed/demo/memory-books.js';
import { moneyRows } from '../../../seed/demo/money-rows.js';

/** The key columns of each table; `id` by default. */
const KEYS: { readonly [T in TableName]?: readonly string[] } = {
  pin_guards: ['rider_id'],
  rider_codes: ['rider_id'],
  deletions: ['rider_id'],
  category_series: ['category_id', 'series_id'],
  favourites: ['rider_id', 'kind', 'target_id'],
  payout_claim_awards: ['claim_id', 'award_id'],
  payment_orders: ['claim_id'],
  payment_run_lines: ['run_id', 'position'],
  cheques: ['number'],
  sandbox_orders: ['external_id'],
  dealer_guards: ['dealer_id'],
  login_guards: ['email'],
  second_factors: ['account_id'],
  recovery_codes: ['account_id', 'seal'],
  postal_codes: ['country', 'postal_code'],
  payout_places: ['class_id', 'place'],
  event_links: ['event_id'],
  standings_rules: ['series_id'],
  webhook_deliveries: ['webhook_id', 'id'],
};

/** The contents of a database, which states add to; several states may add the same row. */
export interface Draft {
  /** adds a row, or changes one that an earlier state added */
  put<T extends TableName>(table: T, row: SeedRow<T>): void;
  /** wallets, awards, entries and redemptions that satisfy the invariants */
  readonly books: Books;
  /** the session of the request; null for a visitor */
  sessionId: string | null;
  /** a program that asks for no captcha */
  withoutCaptcha: boolean;
  seed(): Seed;
}

export const newDraft = (): Draft => {
  const tables = new Map<TableName, Map<string, object>>();
  const books = emptyBooks([], () => undefined);
  return {
    books,
    sessionId: null,
    withoutCaptcha: false,
    put: (table, row) => {
      const rows = tables.get(table) ?? new Map<string, object>();
      const fields = new Map(Object.entries(row));
      const key = (KEYS[table] ?? ['id']).map((text) => String(fields.get(text))).join('/');
      rows.set(key, { ...rows.get(key), ...row });
      tables.set(table, rows);
    },
    seed: () => {
      const own = Object.fromEntries([...tables].map(([table, rows]) => [table, [...rows.values()]])) as Seed;
      const money = moneyRows(books);
      return { ...own, ...money, audit_log: [...(money.audit_log ?? []), ...(own.audit_log ?? [])] };
    },
  };
};
