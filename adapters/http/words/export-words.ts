import type { exportsEn } from './exports-en.js';

/** Names of the files people take away, each also the title of its sheet. */
export const SHEETS = [
  'audit-log',
  'cash-out',
  'cash-years',
  'categories',
  'cheques',
  'dealer-logins',
  'dealers',
  'event-results',
  'events',
  'events-finished',
  'events-late',
  'ledger',
  'market-share-month',
  'market-share-series',
  'movements',
  'payout-claims',
  'payouts',
  'promoters',
  'redemptions',
  'refunds',
  'refunds-due',
  'revoked-redemptions',
  'rider-earnings',
  'rider-redemptions',
  'riders',
  'series',
  'statement',
  'summary',
  'tax-1042-s',
  'tax-1099-misc',
  'tax-1099-nec',
  'timeline',
  'top-dealers',
  'vin-patterns',
  'vin-report',
  'waiting-cash',
] as const;
export type SheetName = (typeof SHEETS)[number];

/** What stands above a column: English names them all, and French may not leave one out. */
export type ColumnName = keyof (typeof exportsEn)['columns'];

/** Terms used in cells. */
export const TERMS = [
  'active',
  'address',
  'adjust',
  'approved',
  'award',
  'bonus',
  'canceled',
  'cheque',
  'choose',
  'closing',
  'correct',
  'current',
  'debit-card',
  'draft',
  'due',
  'expire',
  'invalid',
  'licence',
  'no',
  'opening',
  'overdue',
  'pay',
  'pending',
  'redeem',
  'redeemed',
  'refund-undone',
  'refunded',
  'rejected',
  'reverse',
  'revoked',
  'reward-link',
  'sent',
  'transfer',
  'undo',
  'unpay',
  'unverified',
  'verified',
  'residence',
  'w8ben',
  'w9',
  'yes',
] as const;
export type Term = (typeof TERMS)[number];

export interface ExportWords {
  readonly sheets: Readonly<Record<SheetName, string>>;
  readonly columns: Readonly<Record<ColumnName, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  /** the parts of the summary */
  readonly sections: Readonly<Record<'period' | 'type' | 'month' | 'category', string>>;
  /** stands for a series where there is none */
  readonly withoutSeries: string;
  readonly withoutCategory: string;
  /** the last line of a list that was cut */
  readonly cut: string;
}
