import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** How the standings of a series count, the standings that gave bonuses, and which of their places were paid. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'standings_rules', ({ table, id, text }) => {
    id('series_id').primary();
    text('points', 400).notNullable();
    table.integer('best_rounds').nullable();
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
