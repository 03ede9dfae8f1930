import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  // set when the rider was merged into another; the wallet then accepts no more entries
  await addColumns(knex, 'wallets', ({ id }) => void id('moved_to'));
  await addColumns(knex, 'awards', ({ table, id, date }) => {
    // the series that reports count an award in: that of its event at the time, or of the bonus
    id('series_id');
    // the series of a bonus; a rider gets at most one per series
    id('bonus_series_id');
    date('awarded_on').notNullable().defaultTo('');
    table.bigInteger('overpaid').notNullable().defaultTo(0);
    table.unique(['bonus_series_id', 'rider_id']);
    table.index(['series_id', 'awarded_on', 'currency', 'initial_value', 'rider_id'], 'awards_earned_in_series_index');
    table.index(['overpaid', 'id']);
    table.index(['awarded_at', 'id']);
    // a rider's awards by month, for reports; only corrections change the indexed columns
    table.index(['rider_id', 'currency', 'awarded_on', 'type', 'initial_value']);
    table.index(['type', 'status', 'awarded_on', 'id']);
  });
  await addColumns(knex, 'redemptions', ({ table, date }) => {
    date('redeemed_on').notNullable().defaultTo('');
    table.index(['status', 'redeemed_at', 'id']);
    // covers every filter of the lists of redemptions, in their order
    table.index(['redeemed_at', 'id', 'status']);
    table.index(['dealer_id', 'redeemed_at', 'id', 'status']);
    table.index(['rider_id', 'redeemed_at', 'id', 'status']);
  });
  await createTable(knex, 'adjustments', ({ table, id, text, money, currency, instant }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    id('award_id').notNullable();
    currency();
    money('amount');
    text('reason', 500).notNullable();
    instant('at').notNullable();
    text('by_name').notNullable();
    table.index(['rider_id', 'at', 'id']);
  });
  await createTable(knex, 'payout_claims', ({ table, id, text, code, money, currency, date, instant }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    currency();
    for (const name of ['gross', 'withholding', 'net']) money(name);
    table.integer('withholding_basis_points').notNullable();
    code('method', 16).notNullable();
    code('state', 10).notNullable();
    instant('requested_at').notNullable();
    text('requested_by').notNullable();
    date('due_on').notNullable();
    instant('sent_at');
    text('sent_by');
    date('sent_on');
    instant('canceled_at');
    table.integer('version').notNullable();
    table.index(['state', 'requested_at', 'id']);
    table.index(['requested_at', 'id']);
    table.index(['rider_id', 'requested_at', 'id']);
    table.index(['state', 'due_on', 'id']);
    // for totals of pending claims
    table.index(['state', 'currency', 'due_on', 'net']);
    table.index(['rider_id', 'sent_on']);
  });
  await createTable(knex, 'payout_claim_awards', ({ table, id, money }) => {
    id('claim_id').notNullable().references('payout_claims.id');
    id('award_id').notNullable().references('awards.id');
    money('amount');
    // the award while the claim is pending, otherwise null; unique, so that no award is in two pending claims
    id('live_award_id').unique();
    table.primary(['claim_id', 'award_id']);
    table.index(['award_id']);
  });
  await createTable(knex, 'payment_orders', ({ table, id, code, money, currency, instant }) => {
    id('claim_id').primary().references('payout_claims.id');
    code('provider', 20).notNullable();
    // null until the provider has answered
    code('order_id', 80);
    code('status', 20).notNullable();
    money('amount');
    currency();
    instant('created_at').notNullable();
    instant('updated_at').notNullable();
    table.unique(['provider', 'order_id']);
    table.index(['order_id']);
  });
  await createTable(knex, 'sandbox_orders', ({ code, money, currency, instant, text }) => {
    code('external_id', 80).primary();
    code('order_id', 80).notNullable().unique();
    money('amount');
    currency();
    text('recipient').notNullable();
    instant('created_at').notNullable();
    instant('canceled_at');
  });
  await createTable(knex, 'cheques', ({ table, id, text, money, currency, date, instant }) => {
    table.integer('number').primary();
    id('claim_id').notNullable().references('payout_claims.id');
    // the claim while the cheque is valid, otherwise null: one valid cheque per claim
    id('live_claim_id').unique();
    currency();
    money('amount');
    text('payee').notNullable();
    date('issued_on').notNullable();
    text('issued_by').notNullable();
    instant('voided_at');
    text('voided_by');
    text('void_reason', 500);
    table.integer('reissued_as');
    table.index(['claim_id', 'number']);
    table.index(['issued_on', 'number']);
  });
  await createTable(knex, 'dealer_refunds', ({ table, id, text, money, currency, date, instant }) => {
    id().primary();
    id('redemption_id').notNullable().references('redemptions.id');
    // the redemption while the refund is valid, otherwise null: refunded at most once
    id('live_redemption_id').unique();
    id('dealer_id').notNullable().references('dealers.id');
    currency();
    money('amount');
    instant('refunded_at').notNullable();
    date('refunded_on').notNullable();
    text('refunded_by').notNullable();
    instant('undone_at');
    text('undone_by');
    table.index(['redemption_id']);
    table.index(['dealer_id', 'refunded_at', 'id']);
    table.index(['undone_at', 'refunded_at', 'id']);
  });
  // cash awards whose rider was already told which payment information is missing
  await createTable(knex, 'payment_info_notices', ({ id, instant }) => {
    id('award_id').primary().references('awards.id');
    instant('at').notNullable();
  });
  // a rider's cash per year, for the tax report; updated together with claims
  await createTable(knex, 'rider_cash_years', ({ table, id, currency, money }) => {
    id('rider_id').notNullable().references('riders.id');
    table.integer('year').notNullable();
    currency();
    for (const name of ['gross', 'withholding', 'net']) money(name);
    table.primary(['rider_id', 'year', 'currency']);
    table.index(['year', 'currency', 'gross', 'rider_id']);
  });
};
