import type { Knex } from 'knex';
import { appendOnly, createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'wallets', ({ table, id, code, currency, money }) => {
    id('rider_id').notNullable().references('riders.id');
    currency();
    code('book', 6).notNullable();
    money('balance');
    table.bigInteger('sequence').notNullable();
    code('hash', 64).notNullable();
    table.primary(['rider_id', 'currency', 'book']);
  });
  await createTable(knex, 'awards', ({ table, id, text, code, currency, money, instant, date }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    currency();
    code('type', 6).notNullable();
    code('status', 10).notNullable();
    for (const name of ['initial_value', 'current_value', 'spent', 'expired']) money(name);
    instant('awarded_at').notNullable();
    date('expires_on');
    id('event_id').references('events.id');
    id('class_id').references('classes.id');
    text('label', 600).notNullable();
    // the database itself prevents a second payment
    table.unique(['class_id', 'rider_id', 'type']);
    table.index(['rider_id', 'currency', 'current_value']);
    table.index(['rider_id', 'awarded_at', 'id']);
    table.index(['event_id']);
    table.index(['expires_on', 'rider_id', 'currency', 'current_value']);
    table.index(['currency', 'awarded_at', 'initial_value', 'rider_id']);
  });
  await createTable(knex, 'ledger_entries', ({ table, id, code, currency, money, instant }) => {
    id().notNullable().unique();
    id('rider_id').notNullable();
    currency();
    code('book', 6).notNullable();
    table.bigInteger('sequence').notNullable();
    id('award_id').notNullable().references('awards.id');
    code('kind', 10).notNullable();
    for (const name of ['amount', 'previous_balance', 'new_balance']) money(name);
    instant('at').notNullable();
    id('actor_id');
    id('proxy_host_id');
    id('reference');
    code('previous_hash', 64).notNullable();
    code('hash', 64).notNullable();
    table.primary(['rider_id', 'currency', 'book', 'sequence']);
    table.foreign(['rider_id', 'currency', 'book']).references(['rider_id', 'currency', 'book']).inTable('wallets');
    table.index(['reference', 'sequence']);
    table.index(['award_id', 'sequence']);
  });
  await appendOnly(knex, 'ledger_entries');
  await createTable(knex, 'redemptions', ({ table, id, text, code, currency, money, instant }) => {
    id().primary();
    table.bigInteger('number').notNullable().unique();
    id('rider_id').notNullable().references('riders.id');
    id('dealer_id').notNullable().references('dealers.id');
    currency();
    money('amount');
    text('employee_name').notNullable();
    instant('redeemed_at').notNullable();
    code('status', 10).notNullable();
    instant('revoked_at');
    text('revoked_by');
    text('revoked_reason', 500);
    text('employee_key').notNullable();
    table.index(['redeemed_at', 'id']);
    table.index(['dealer_id', 'redeemed_at', 'id']);
    table.index(['rider_id', 'redeemed_at', 'id']);
    table.index(['currency', 'redeemed_at', 'amount', 'status']);
  });
};
