import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Payment runs and their claims. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'payment_runs', ({ table, id, currency, date, instant, text }) => {
    id().primary();
    currency();
    date('due_by').nullable();
    instant('prepared_at').notNullable();
    id('prepared_by').notNullable();
    id('prepared_for').notNullable();
    text('prepared_by_name').notNullable();
    instant('approved_at').nullable();
    id('approved_by').nullable();
    text('approved_by_name').nullable();
    table.index(['prepared_at', 'id']);
  });
  await createTable(knex, 'payment_run_lines', ({ table, id, code, money, instant }) => {
    id('run_id').notNullable().references('payment_runs.id');
    table.integer('position').notNullable();
    id('claim_id').notNullable().references('payout_claims.id');
    table.integer('version').notNullable();
    code('method', 16).notNullable();
    money('amount');
    code('outcome', 10).notNullable();
    code('code', 40).nullable();
    instant('settled_at').nullable();
    // when a server last tried it
    instant('tried_at').nullable();
    table.primary(['run_id', 'position']);
    table.unique(['run_id', 'claim_id']);
    table.index(['claim_id', 'outcome']);
    table.index(['outcome', 'tried_at', 'run_id', 'position']);
  });
};
