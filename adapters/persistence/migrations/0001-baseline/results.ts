import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createResults = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'results', ({ table, id, text, long, code, instant, flag, check }) => {
    id().primary();
    id('event_id').notNullable().references('events.id');
    id('class_id').notNullable().references('classes.id');
    table.integer('place');
    code('result_type', 10).notNullable();
    text('rider_name').notNullable();
    text('number', 40);
    text('hometown');
    text('bike');
    text('email', 254);
    text('ama_number', 40);
    id('rider_id').references('riders.id');
    long('verdict').notNullable();
    code('award_type', 10);
    text('name_key').notNullable().defaultTo('');
    code('brand_key', 40);
    code('check_state', 8);
    table.bigInteger('check_amount');
    instant('held_since');
    code('ama_key', 40);
    flag('left_unmatched').defaultTo(false);
    table.index(['event_id', 'class_id', 'place']);
    table.index(['class_id', 'rider_id']);
    table.index(['email', 'rider_id', 'event_id'], 'results_email_index');
    table.index(['rider_id', 'class_id']);
    // unmatched results, by name
    table.index(['rider_id', 'name_key', 'id']);
    table.index(['check_state', 'held_since', 'id']);
    table.index(['ama_key', 'rider_id', 'event_id'], 'results_ama_key_index');
    check('check_amount', 'check_amount > 0');
  });
  // riders whom promoters chose for a name
  await createTable(knex, 'promoter_aliases', ({ table, id, text }) => {
    id('promoter_id').notNullable();
    text('name_key').notNullable();
    text('hometown_key').notNullable();
    id('rider_id').notNullable().references('riders.id');
    table.primary(['promoter_id', 'name_key', 'hometown_key']);
    table.index(['rider_id', 'name_key']);
  });
  await createTable(knex, 'result_claims', ({ table, id, text, code, instant }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    id('event_id').notNullable().references('events.id');
    id('class_id').references('classes.id');
    id('result_id');
    table.integer('place');
    text('message', 1000).notNullable();
    code('state', 10).notNullable();
    instant('at').notNullable();
    instant('decided_at');
    text('decided_by');
    text('answer', 1000);
    table.index(['rider_id', 'at', 'id']);
    table.index(['event_id', 'rider_id']);
    table.index(['state', 'at', 'id']);
    table.index(['at', 'id']);
  });
  // riders who asked for missing results, once for each event
  await createTable(knex, 'result_asks', ({ table, id, instant }) => {
    id('event_id').notNullable().references('events.id');
    id('rider_id').notNullable().references('riders.id');
    instant('asked_at').notNullable();
    table.primary(['event_id', 'rider_id']);
    table.index(['rider_id']);
  });
  // when each promoter may be told of such riders
  await createTable(knex, 'ask_mails', ({ table, id, instant }) => {
    id('promoter_id').primary();
    instant('due_at');
    instant('sent_at');
    table.index(['due_at', 'promoter_id']);
  });
  // events whose results must be evaluated again: a queue that any server may process
  await createTable(knex, 'rejudgings', ({ table, id, instant }) => {
    id('event_id').primary().references('events.id');
    instant('asked_at').notNullable();
    table.index(['asked_at', 'event_id']);
  });
  // riders whose unmatched results are looked for: a queue
  await createTable(knex, 'rematchings', ({ table, id, instant, flag }) => {
    id('rider_id').primary();
    instant('due_at').notNullable();
    flag('last');
    table.index(['due_at', 'rider_id']);
  });
  // who entered the results of a class
  await createTable(knex, 'result_entries', ({ table, id, instant, flag }) => {
    id('class_id').notNullable();
    id('account_id').notNullable();
    id('event_id');
    instant('at');
    flag('is_let_in').defaultTo(false);
    table.primary(['class_id', 'account_id']);
    table.index(['account_id', 'at', 'event_id', 'class_id'], 'result_entries_of_account_index');
    table.index(['event_id', 'class_id'], 'result_entries_of_event_index');
  });
  // awards that were held, and what was decided
  await createTable(knex, 'check_decisions', ({ table, id, text, code, instant, money, check }) => {
    id('class_id').notNullable();
    id('rider_id').notNullable();
    id('event_id').notNullable();
    code('decision', 8).notNullable();
    money('amount');
    table.integer('place');
    text('reason', 500);
    instant('at').notNullable();
    text('by_name');
    table.primary(['class_id', 'rider_id']);
    table.index(['rider_id']);
    table.index(['event_id']);
    check('amount', 'amount > 0');
  });
  // what a class paid before an administrator entered results
  await createTable(knex, 'earned_before_admins', ({ table, id, money }) => {
    id('class_id').notNullable();
    id('rider_id').notNullable();
    money('amount');
    table.primary(['class_id', 'rider_id']);
    table.index(['rider_id']);
  });
  // a row of each administrator, which is written when their entries are judged
  await createTable(knex, 'admin_turns', ({ table, id }) => {
    id('account_id').primary();
    table.bigInteger('turns').notNullable();
  });
  await createTable(knex, 'logo_photos', ({ table, id, text, code, instant }) => {
    id().primary();
    id('event_id').notNullable();
    id('class_id').notNullable();
    id('rider_id').notNullable();
    table.integer('slot').notNullable();
    code('status', 8).notNullable();
    code('file_key', 64).notNullable();
    code('content_type', 16).notNullable();
    table.integer('bytes').notNullable();
    code('digest', 64).notNullable();
    instant('sent_at').notNullable();
    instant('replaced_at');
    instant('decided_at');
    text('decided_by');
    text('refusal', 500);
    table.index(['event_id']);
    table.index(['rider_id', 'class_id']);
    table.index(['digest']);
  });
  // what administrators set aside: overdue or unmatched results, overpaid awards
  await createTable(knex, 'asides', ({ table, id, text, code, instant }) => {
    code('kind', 10).notNullable();
    id('object_id').notNullable();
    instant('at').notNullable();
    text('by_name').notNullable();
    text('reason', 500);
    table.bigInteger('amount');
    table.primary(['kind', 'object_id']);
  });
};
