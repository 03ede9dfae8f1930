import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'series', ({ table, text, date, flag, instant }) => {
    table.integer('version').notNullable().defaultTo(1);
    text('zipcode', 12);
    table.integer('races');
    text('distance', 60);
    table.bigInteger('initial_value');
    date('expiration_date');
    text('notes', 4000);
    flag('bonus').defaultTo(false);
    text('name_key').notNullable().defaultTo('');
    instant('created_at');
    table.index(['active', 'name_key', 'id']);
    table.index(['name_key', 'id']);
  });
  await addColumns(knex, 'events', ({ table, id, code, text, instant }) => {
    table.integer('version').notNullable().defaultTo(1);
    id('copy_of');
    text('cancel_reason', 500);
    instant('canceled_at');
    instant('created_at');
    // whether classes wait for results (none, waiting, done); the lists of late and finished events filter by it
    code('results_state', 10).notNullable().defaultTo('none');
    // the total of all payout places of its paying classes
    table.bigInteger('offered').notNullable().defaultTo(0);
    table.index(['ends_on', 'id']);
    table.index(['results_state', 'canceled', 'ends_on', 'id']);
    table.index(['canceled', 'starts_on', 'id']);
    table.index(['zipcode', 'id']);
  });
  await createTable(knex, 'categories', ({ table, id, text, flag }) => {
    id().primary();
    text('description').notNullable();
    flag('active');
    table.integer('version').notNullable();
    table.index(['active', 'description', 'id']);
  });
  await createTable(knex, 'category_series', ({ table, id }) => {
    id('category_id').notNullable().references('categories.id');
    id('series_id').notNullable().references('series.id');
    table.primary(['category_id', 'series_id']);
    table.index(['series_id']);
  });
  await addColumns(knex, 'results', ({ table, text, code }) => {
    text('name_key').notNullable().defaultTo('');
    // the make named in the bike's text, for market share
    code('brand_key', 40);
    // unmatched results, by name
    table.index(['rider_id', 'name_key', 'id']);
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
    table.index(['state', 'at', 'id']);
    table.index(['at', 'id']);
    table.index(['rider_id', 'at', 'id']);
    table.index(['event_id', 'rider_id']);
  });
  // events whose results must be evaluated again: a queue that any server may process
  await createTable(knex, 'rejudgings', ({ table, id, instant }) => {
    id('event_id').primary().references('events.id');
    instant('asked_at').notNullable();
    table.index(['asked_at', 'event_id']);
  });
  await addColumns(knex, 'vin_patterns', ({ table, text, instant }) => {
    text('model_key', 60).notNullable().defaultTo('');
    instant('decided_at');
    text('decided_by');
    table.unique(['model_key', 'year', 'pattern']);
  });
};
