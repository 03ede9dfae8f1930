import type * as access from './access.js';
import type * as money from './money.js';
import type * as people from './people.js';
import type * as races from './races.js';

export type * from './access.js';
export type * from './money.js';
export type * from './people.js';
export type * from './races.js';

/** Every table by its name, parents before children. */
export interface Tables {
  admins: people.AdminRow;
  riders: people.RiderRow;
  bikes: people.BikeRow;
  dealers: people.DealerRow;
  promoters: people.PromoterRow;
  pin_guards: people.PinGuardRow;
  dealer_guards: people.DealerGuardRow;
  accounts: access.AccountRow;
  sessions: access.SessionRow;
  login_guards: access.LoginGuardRow;
  series: races.SeriesRow;
  events: races.EventRow;
  classes: races.ClassRow;
  payout_places: races.PayoutPlaceRow;
  results: races.ResultRow;
  aliases: races.AliasRow;
  vin_patterns: races.VinPatternRow;
  wallets: money.WalletRow;
  awards: money.AwardRow;
  ledger_entries: money.LedgerEntryRow;
  redemptions: money.RedemptionRow;
  outbox: access.OutboxRow;
  audit_log: access.AuditRow;
  idempotency_keys: access.IdempotencyKeyRow;
}

export type TableName = keyof Tables;

/** Parents before children, so that foreign keys hold while rows come in. */
export const TABLES: readonly TableName[] = [
  'admins', 'riders', 'bikes', 'dealers', 'promoters', 'pin_guards', 'dealer_guards', 'accounts', 'sessions', 'login_guards', 'series', 'events',
  'classes', 'payout_places', 'results', 'aliases', 'vin_patterns', 'wallets', 'awards', 'ledger_entries', 'redemptions', 'outbox', 'audit_log',
  'idempotency_keys',
];
