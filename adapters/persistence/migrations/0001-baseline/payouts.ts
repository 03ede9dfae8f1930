import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createPayouts = async (knex: Knex): Promise<void> => {
  await createTable(
    knex,
    'payout_claims',
    ({ table, id, text, code, date, instant, currency, money, check, atLeast }) => {
      id().primary();
      id('rider_id').notNullable().references('riders.id');
      currency();
      money('gross');
      money('withholding');
      money('net');
      table.integer('withholding_basis_points').notNullable();
      code('method', 16).notNullable();
      code('state', 10).notNullable();
      instant('requested_at').notNullable();
      text('requested_by').notNullable();
      date('due_on').notNullable();
      instant('sent_at');
      text('sent_by');
      date('sent_on');
      text('sent_reference', 100);
      code('tax_status', 20);
      code('tax_country', 2);
      instant('canceled_at');
      table.integer('version').notNullable();
      table.index(['rider_id', 'requested_at', 'id']);
      table.index(['rider_id', 'sent_on']);
      table.index(['currency', 'sent_on'], 'payout_claims_tax_year_index');
      // for totals of pending claims
      table.index(['state', 'currency', 'due_on', 'net']);
      table.index(['state', 'due_on', 'id']);
      table.index(['state', 'requested_at', 'id']);
      table.index(['requested_at', 'id']);
      atLeast(0, 'gross', 'withholding', 'net');
      check('sum', 'net + withholding = gross');
      check('withholding_rate', 'withholding_basis_points BETWEEN 0 AND 10000');
    },
  );
  await createTable(knex, 'payout_claim_awards', ({ table, id, money, atLeast }) => {
    id('claim_id').notNullable().references('payout_claims.id');
    id('award_id').notNullable().references('awards.id');
    money('amount');
    // the award while the claim is pending, otherwise null: in one pending claim at most
    id('live_award_id').unique();
    table.primary(['claim_id', 'award_id']);
    table.index(['award_id']);
    atLeast(1, 'amount');
  });
  await createTable(knex, 'payment_orders', ({ table, id, code, instant, currency, money, atLeast }) => {
    id('claim_id').primary().references('payout_claims.id');
    code('provider', 20).notNullable();
    code('order_id', 80);
    table.integer('attempt').notNullable().defaultTo(1);
    instant('doubtful_from');
    code('status', 20).notNullable();
    money('amount');
    currency();
    instant('created_at').notNullable();
    instant('updated_at').notNullable();
    table.unique(['provider', 'order_id']);
    table.index(['order_id']);
    table.index(['doubtful_from', 'claim_id']);
    atLeast(0, 'amount');
  });
  // what the payment provider of a development server was asked for
  await createTable(knex, 'sandbox_orders', ({ text, code, instant, currency, money, atLeast }) => {
    code('external_id', 80).primary();
    code('order_id', 80).notNullable().unique();
    money('amount');
    currency();
    text('recipient').notNullable();
    instant('created_at').notNullable();
    instant('canceled_at');
    atLeast(0, 'amount');
  });
  await createTable(knex, 'cheques', ({ table, id, text, date, instant, currency, money, atLeast }) => {
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
    instant('confirmed_at');
    text('confirmed_by');
    table.index(['claim_id', 'number']);
    table.index(['live_claim_id', 'confirmed_at', 'number']);
    table.index(['issued_on', 'number']);
    atLeast(0, 'amount');
    atLeast(1, 'number');
  });
  await createTable(knex, 'payment_runs', ({ table, id, text, date, instant, currency }) => {
    id().primary();
    currency();
    date('due_by');
    instant('prepared_at').notNullable();
    id('prepared_by').notNullable();
    id('prepared_for').notNullable();
    text('prepared_by_name').notNullable();
    instant('approved_at');
    id('approved_by');
    text('approved_by_name');
    table.index(['prepared_at', 'id']);
  });
  await createTable(knex, 'payment_run_lines', ({ table, id, code, instant, money }) => {
    id('run_id').notNullable().references('payment_runs.id');
    table.integer('position').notNullable();
    id('claim_id').notNullable().references('payout_claims.id');
    table.integer('version').notNullable();
    code('method', 16).notNullable();
    money('amount');
    code('outcome', 10).notNullable();
    code('code', 40);
    instant('settled_at');
    instant('tried_at');
    table.primary(['run_id', 'position']);
    table.unique(['run_id', 'claim_id']);
    table.index(['claim_id', 'outcome']);
    table.index(['outcome', 'tried_at', 'run_id', 'position']);
  });
  // cash awards whose rider was told which payment information is missing
  await createTable(knex, 'payment_info_notices', ({ id, instant }) => {
    id('award_id').primary().references('awards.id');
    instant('at').notNullable();
  });
  // reminders of overdue cash, and later dates that riders were given
  await createTable(knex, 'cash_asks', ({ table, id, text, date, instant }) => {
    id().notNullable().primary();
    id('rider_id').notNullable();
    instant('at').notNullable();
    id('account_id').notNullable();
    text('by_name').notNullable();
    date('until_on');
    text('reason', 300);
    table.index(['rider_id', 'until_on']);
  });
  // a rider's cash per year, for the tax report; updated together with claims
  await createTable(knex, 'rider_cash_years', ({ table, id, currency, money, check, atLeast }) => {
    id('rider_id').notNullable().references('riders.id');
    table.integer('year').notNullable();
    currency();
    money('gross');
    money('withholding');
    money('net');
    table.primary(['rider_id', 'year', 'currency']);
    table.index(['year', 'currency', 'gross', 'rider_id']);
    atLeast(0, 'gross', 'withholding', 'net');
    check('sum', 'net + withholding = gross');
  });
};
