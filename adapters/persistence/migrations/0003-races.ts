import type { Knex } from 'knex';
import { createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'series', ({ table, id, text, code, flag }) => {
    id().primary();
    id('promoter_id').references('promoters.id');
    text('name').notNullable();
    text('state', 50);
    code('country', 2);
    flag('active');
    table.index(['promoter_id', 'name']);
  });
  await createTable(knex, 'events', ({ table, id, text, code, date, currency, flag }) => {
    id().primary();
    id('series_id').references('series.id');
    id('promoter_id').references('promoters.id');
    text('title').notNullable();
    for (const name of ['venue', 'city']) text(name);
    text('venue_website', 500);
    text('state', 50);
    text('zipcode', 12);
    code('country', 2).notNullable();
    currency();
    text('type', 60).notNullable();
    date('starts_on');
    date('ends_on');
    for (const name of ['paying', 'canceled', 'late_results_accepted']) flag(name);
    text('title_key').notNullable();
    text('city_key').notNullable();
    text('search_key', 600).notNullable();
    table.index(['starts_on', 'id']);
    table.index(['promoter_id', 'starts_on', 'id']);
    table.index(['series_id', 'starts_on']);
    table.index(['title_key', 'id']);
    table.index(['city_key', 'id']);
    table.index(['state', 'id']);
  });
  await createTable(knex, 'classes', ({ table, id, text, code, instant }) => {
    id().primary();
    id('event_id').notNullable().references('events.id');
    table.integer('position').notNullable();
    text('name').notNullable();
    code('payout_type', 12).notNullable();
    table.integer('entrants');
    instant('results_received_at');
    table.index(['event_id', 'position']);
  });
  await createTable(knex, 'payout_places', ({ table, id, money }) => {
    id('class_id').notNullable().references('classes.id');
    table.integer('place').notNullable();
    money('amount');
    table.primary(['class_id', 'place']);
  });
  await createTable(knex, 'results', ({ table, id, text, code, long }) => {
    id().primary();
    id('event_id').notNullable().references('events.id');
    id('class_id').notNullable().references('classes.id');
    table.integer('place');
    code('result_type', 10).notNullable();
    text('rider_name').notNullable();
    text('number', 40);
    for (const name of ['hometown', 'bike']) text(name);
    text('email', 254);
    text('ama_number', 40);
    id('rider_id').references('riders.id');
    long('verdict').notNullable();
    code('award_type', 10);
    table.index(['event_id', 'class_id', 'place']);
    table.index(['rider_id', 'class_id']);
    table.index(['class_id', 'rider_id']);
  });
  await createTable(knex, 'aliases', ({ table, id, text }) => {
    text('name_key').notNullable();
    text('hometown_key').notNullable();
    id('rider_id').notNullable().references('riders.id');
    table.primary(['name_key', 'hometown_key']);
  });
  await createTable(knex, 'vin_patterns', ({ table, id, text, code }) => {
    id().primary();
    text('model', 60).notNullable();
    table.integer('year').notNullable();
    code('pattern', 17).notNullable();
    code('status', 10).notNullable();
    table.index(['year', 'model', 'pattern']);
  });
};
