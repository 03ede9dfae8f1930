import type { Knex } from 'knex';
import { addChecks, type TableChecks } from './checks.js';

/** The largest integer that JavaScript reads exactly; on SQLite, text compares as larger. */
const MOST = Number.MAX_SAFE_INTEGER;
const from =
  (least: number) =>
  (table: string, ...columns: readonly string[]): TableChecks['checks'] =>
    Object.fromEntries(columns.map((it) => [`${table}_${it}_check`, `${it} BETWEEN ${least} AND ${MOST}`]));
const notNegative = from(0);
const positive = from(1);

const ID = ['id'];
const NET = 'net + withholding = gross';

/**
 * Refuses amounts that no rule allows. Report figures have no checks: they
 * are sums of differences, and recounted each night.
 */
export const CHECKS: readonly TableChecks[] = [
  { table: 'wallets', key: ['rider_id', 'currency', 'book'], checks: notNegative('wallets', 'balance', 'sequence') },
  {
    table: 'awards',
    key: ID,
    checks: {
      ...notNegative('awards', 'initial_value', 'spent', 'expired', 'taken', 'overpaid'),
      awards_current_value_check: 'current_value BETWEEN 0 AND initial_value',
    },
  },
  {
    table: 'ledger_entries',
    key: ID,
    checks: {
      ...positive('ledger_entries', 'sequence'),
      ...notNegative('ledger_entries', 'previous_balance', 'new_balance'),
      ledger_entries_amount_check: 'new_balance - previous_balance = amount',
    },
  },
  { table: 'redemptions', key: ID, checks: positive('redemptions', 'amount') },
  { table: 'dealer_refunds', key: ID, checks: positive('dealer_refunds', 'amount') },
  { table: 'adjustments', key: ID, checks: { adjustments_amount_check: 'amount <> 0' } },
  {
    table: 'payout_places',
    key: ['class_id', 'place'],
    checks: { ...positive('payout_places', 'place'), ...notNegative('payout_places', 'amount') },
  },
  { table: 'events', key: ID, checks: notNegative('events', 'offered') },
  { table: 'series', key: ID, checks: notNegative('series', 'initial_value') },
  {
    table: 'payout_claims',
    key: ID,
    checks: {
      ...notNegative('payout_claims', 'gross', 'withholding', 'net'),
      payout_claims_sum_check: NET,
      payout_claims_withholding_rate_check: 'withholding_basis_points BETWEEN 0 AND 10000',
    },
  },
  { table: 'payout_claim_awards', key: ['claim_id', 'award_id'], checks: positive('payout_claim_awards', 'amount') },
  // if everything is withheld, the net amount is 0
  { table: 'payment_orders', key: ['claim_id'], checks: notNegative('payment_orders', 'amount') },
  { table: 'sandbox_orders', key: ['order_id'], checks: notNegative('sandbox_orders', 'amount') },
  {
    table: 'cheques',
    key: ['number'],
    checks: { ...positive('cheques', 'number'), ...notNegative('cheques', 'amount') },
  },
  {
    table: 'rider_cash_years',
    key: ['rider_id', 'year', 'currency'],
    checks: { ...notNegative('rider_cash_years', 'gross', 'withholding', 'net'), rider_cash_years_sum_check: NET },
  },
];

export const up = (knex: Knex): Promise<void> => addChecks(knex, CHECKS);
