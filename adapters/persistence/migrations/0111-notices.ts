import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Words that administrators show on the home page and the dashboards for a while. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'notices', ({ table, id, text, code, flag, instant }) => {
    id().primary();
    code('kind', 8).notNullable();
    text('text_en', 280).notNullable();
    text('text_fr', 280).notNullable();
    text('link', 250).nullable();
    flag('home');
    flag('riders');
    flag('dealers');
    flag('promoters');
    instant('starts_at').notNullable();
    instant('ends_at').notNullable();
    table.integer('version').notNullable();
    instant('created_at').notNullable();
    text('created_by').notNullable();
    table.index(['starts_at', 'id']);
    table.index(['ends_at', 'id']);
  });
  // a single row: those that are written at once wait here for one another
  await createTable(knex, 'notice_board', ({ table }) => {
    table.integer('id').primary();
    table.integer('changes').notNullable();
  });
};
