import type { Knex } from 'knex';
import { appendOnly, createTable } from '../columns.js';

export const createMoney = async (knex: Knex): Promise<void> => {
  // `moved_to`: of a merged rider; the wallet takes no more entries
  await createTable(knex, 'wallets', ({ table, id, code, currency, money, atLeast }) => {
    id('rider_id').notNullable().references('riders.id');
    currency();
    code('book', 6).notNullable();
    money('balance');
    table.bigInteger('sequence').notNullable();
    code('hash', 64).notNullable();
    id('moved_to');
    table.primary(['rider_id', 'currency', 'book']);
    atLeast(0, 'balance', 'sequence');
  });
  await createTable(knex, 'awards', ({ table, id, text, code, date, instant, currency, money, check, atLeast }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    currency();
    code('type', 6).notNullable();
    code('status', 10).notNullable();
    money('initial_value');
    money('current_value');
    money('spent');
    money('expired');
    money('taken').defaultTo(0);
    money('chosen').defaultTo(0);
    instant('awarded_at').notNullable();
    date('expires_on');
    id('event_id').references('events.id');
    id('class_id').references('classes.id');
    text('label', 600).notNullable();
    id('series_id');
    id('bonus_series_id');
    date('awarded_on').notNullable().defaultTo('');
    money('overpaid').defaultTo(0);
    // at most one bonus per rider and series
    table.unique(['bonus_series_id', 'rider_id']);
    // the database itself prevents a second payment
    table.unique(['class_id', 'rider_id', 'type']);
    table.index(['rider_id', 'awarded_at', 'id']);
    table.index(['rider_id', 'currency', 'awarded_on', 'type', 'initial_value']);
    table.index(['rider_id', 'currency', 'current_value']);
    table.index(['currency', 'awarded_at', 'initial_value', 'rider_id']);
    table.index(['type', 'status', 'awarded_on', 'id', 'rider_id', 'event_id'], 'awards_waiting_index');
    table.index(['status', 'expires_on', 'rider_id', 'currency', 'current_value'], 'awards_worth_index');
    table.index(['awarded_at', 'id']);
    table.index(['event_id', 'initial_value', 'rider_id'], 'awards_of_event_index');
    table.index(['series_id', 'awarded_on', 'currency', 'initial_value', 'rider_id'], 'awards_earned_in_series_index');
    table.index(['overpaid', 'id']);
    atLeast(0, 'initial_value', 'spent', 'expired', 'taken', 'overpaid');
    check('current_value', 'current_value BETWEEN 0 AND initial_value');
  });
  await createTable(knex, 'ledger_entries', ({ table, id, code, instant, currency, money, check, atLeast }) => {
    id().notNullable().unique();
    id('rider_id').notNullable();
    currency();
    code('book', 6).notNullable();
    table.bigInteger('sequence').notNullable();
    id('award_id').notNullable().references('awards.id');
    code('kind', 10).notNullable();
    money('amount');
    money('previous_balance');
    money('new_balance');
    instant('at').notNullable();
    id('actor_id');
    id('proxy_host_id');
    id('reference');
    code('previous_hash', 64).notNullable();
    code('hash', 64).notNullable();
    code('seal', 97);
    table.primary(['rider_id', 'currency', 'book', 'sequence']);
    table.foreign(['rider_id', 'currency', 'book']).references(['rider_id', 'currency', 'book']).inTable('wallets');
    table.index(['award_id', 'sequence']);
    table.index(['reference', 'sequence']);
    atLeast(0, 'previous_balance', 'new_balance');
    atLeast(1, 'sequence');
    check('amount', 'new_balance - previous_balance = amount');
  });
  await appendOnly(knex, 'ledger_entries');
  // the newest entry of each wallet that moved since the hour before (docs/adr/0028-tamper-evident-ledger-and-audit-log.md)
  await createTable(knex, 'ledger_heads', ({ table, id, code, currency }) => {
    table.bigInteger('position').primary();
    id('rider_id').notNullable();
    currency();
    code('book', 6).notNullable();
    table.bigInteger('sequence').notNullable();
    code('hash', 64).notNullable();
    code('seal', 97).notNullable();
    table.unique(['rider_id', 'currency', 'book', 'sequence']);
  });
  await appendOnly(knex, 'ledger_heads');
  await createTable(knex, 'redemptions', ({ table, id, text, code, date, instant, currency, money, atLeast }) => {
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
    date('redeemed_on').notNullable().defaultTo('');
    table.index(['rider_id', 'redeemed_on', 'currency', 'status', 'amount'], 'redemptions_of_day_index');
    table.index(['rider_id', 'redeemed_at', 'id', 'status', 'dealer_id', 'employee_key'], 'redemptions_of_rider_index');
    table.index(
      ['dealer_id', 'redeemed_at', 'id', 'status', 'rider_id', 'employee_key'],
      'redemptions_of_dealer_index',
    );
    table.index(['currency', 'redeemed_at', 'amount', 'status']);
    table.index(['redeemed_at', 'id', 'status', 'dealer_id', 'rider_id', 'employee_key'], 'redemptions_in_order_index');
    table.index(['status', 'redeemed_at', 'id', 'currency', 'amount'], 'redemptions_of_status_index');
    table.index(
      ['employee_key', 'redeemed_at', 'id', 'status', 'dealer_id', 'rider_id'],
      'redemptions_of_employee_index',
    );
    atLeast(1, 'amount');
  });
  await createTable(knex, 'dealer_refunds', ({ table, id, text, date, instant, currency, money, atLeast }) => {
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
    table.index(['undone_at', 'refunded_at', 'id', 'currency'], 'dealer_refunds_listed_index');
    atLeast(1, 'amount');
  });
  await createTable(knex, 'adjustments', ({ table, id, text, instant, currency, money, check }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    id('award_id').notNullable();
    currency();
    money('amount');
    text('reason', 500).notNullable();
    instant('at').notNullable();
    text('by_name').notNullable();
    table.index(['rider_id', 'at', 'id']);
    check('amount', 'amount <> 0');
  });
  // what an administrator adjusted in a day, which is limited
  await createTable(knex, 'adjusted_days', ({ table, id, date, currency, money }) => {
    id('account_id').notNullable();
    date('day').notNullable();
    currency();
    money('amount');
    table.primary(['account_id', 'day', 'currency']);
  });
  await createTable(knex, 'credit_choices', ({ table, id, instant, currency, money, check, atLeast }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    currency();
    money('amount');
    money('bonus');
    table.integer('basis_points').notNullable();
    instant('chosen_at').notNullable();
    table.index(['rider_id', 'chosen_at', 'id']);
    atLeast(1, 'amount');
    check('basis_points', 'basis_points BETWEEN 0 AND 10000');
    check('bonus', 'bonus BETWEEN 0 AND amount');
  });
  await createTable(knex, 'credit_choice_awards', ({ table, id, money, check, atLeast }) => {
    id('choice_id').notNullable().references('credit_choices.id');
    id('award_id').notNullable().references('awards.id');
    id('credit_award_id').notNullable().references('awards.id');
    id('bonus_award_id').references('awards.id');
    money('amount');
    money('bonus');
    table.primary(['choice_id', 'award_id']);
    table.index(['award_id', 'choice_id']);
    table.index(['credit_award_id', 'choice_id']);
    atLeast(1, 'amount');
    check('bonus', 'bonus BETWEEN 0 AND amount');
  });
  // which riders were told that credit expires
  await createTable(knex, 'expiry_notices', ({ table, id, date, instant, currency }) => {
    id('rider_id').notNullable().references('riders.id');
    currency();
    date('expires_on').notNullable();
    table.integer('days').notNullable();
    instant('at').notNullable();
    table.primary(['rider_id', 'currency', 'expires_on', 'days']);
  });
};
