import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createRaces = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'series', ({ table, id, text, code, date, instant, flag, atLeast }) => {
    id().primary();
    id('promoter_id').references('promoters.id');
    text('name').notNullable();
    text('state', 50);
    code('country', 2);
    flag('active');
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
    table.index(['promoter_id', 'name']);
    table.index(['active', 'name_key', 'id']);
    table.index(['name_key', 'id']);
    atLeast(0, 'initial_value');
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
  await createTable(
    knex,
    'events',
    ({ table, id, text, code, date, instant, currency, money, flag, check, atLeast }) => {
      id().primary();
      id('series_id').references('series.id');
      id('promoter_id').references('promoters.id');
      text('title').notNullable();
      text('venue');
      text('venue_website', 500);
      text('city');
      text('state', 50);
      text('zipcode', 12);
      code('country', 2).notNullable();
      currency();
      text('type', 60).notNullable();
      date('starts_on');
      date('ends_on');
      flag('paying');
      flag('published').defaultTo(true);
      flag('will_pay').defaultTo(false);
      flag('canceled');
      flag('late_results_accepted');
      text('title_key').notNullable();
      text('city_key').notNullable();
      text('search_key', 600).notNullable();
      table.integer('version').notNullable().defaultTo(1);
      id('copy_of');
      instant('paying_asked_at');
      text('cancel_reason', 500);
      instant('canceled_at');
      instant('created_at');
      code('results_state', 10).notNullable().defaultTo('none');
      money('offered').defaultTo(0);
      instant('purse_raised_at');
      table.index(['series_id', 'starts_on']);
      table.index(['promoter_id', 'starts_on', 'id']);
      table.index(['state', 'id']);
      table.index(['zipcode', 'id']);
      table.index(['starts_on', 'id']);
      table.index(['ends_on', 'id']);
      table.index(['published', 'canceled', 'starts_on', 'id']);
      table.index(['published', 'id']);
      table.index(['published', 'starts_on', 'id']);
      table.index(['canceled', 'starts_on', 'id']);
      table.index(['title_key', 'id']);
      table.index(['city_key', 'id']);
      table.index(['paying_asked_at', 'id']);
      table.index(['results_state', 'canceled', 'ends_on', 'id']);
      atLeast(0, 'offered');
      check('published', 'published = 1 OR (paying = 0 AND paying_asked_at IS NULL)');
      check('will_pay', 'published = 0 OR will_pay = 0');
    },
  );
  // two events that are one race: a row for each of them, so that none is linked twice
  await createTable(knex, 'event_links', ({ id }) => {
    id('event_id').primary();
    id('other_id').notNullable().unique();
  });
  await createTable(knex, 'classes', ({ table, id, text, code, instant }) => {
    id().primary();
    id('event_id').notNullable().references('events.id');
    table.integer('position').notNullable();
    text('name').notNullable();
    code('payout_type', 12).notNullable();
    table.integer('entrants');
    text('payout_steps', 1000);
    instant('results_received_at');
    table.index(['event_id', 'position']);
  });
  await createTable(knex, 'payout_places', ({ table, id, money, atLeast }) => {
    id('class_id').notNullable().references('classes.id');
    table.integer('place').notNullable();
    money('amount');
    table.primary(['class_id', 'place']);
    atLeast(0, 'amount');
    atLeast(1, 'place');
  });
  await createTable(knex, 'standings_rules', ({ table, id, text }) => {
    id('series_id').primary();
    text('points', 400).notNullable();
    table.integer('best_rounds');
    text('amounts', 400).notNullable();
    table.integer('version').notNullable();
  });
  await createTable(knex, 'standings', ({ table, id, text }) => {
    id().primary();
    id('series_id').notNullable();
    table.integer('season').notNullable();
    text('class_key').notNullable();
    text('class_name').notNullable();
    table.unique(['series_id', 'season', 'class_key']);
  });
  await createTable(knex, 'standings_bonuses', ({ table, id, instant, money }) => {
    id('standings_id').notNullable();
    table.integer('position').notNullable();
    id('award_id').notNullable().unique();
    money('amount');
    instant('given_at').notNullable();
    table.primary(['standings_id', 'position']);
  });
};
