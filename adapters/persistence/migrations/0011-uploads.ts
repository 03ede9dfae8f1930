import type { Knex } from 'knex';
import { createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  // how many files the people of one record sent on the newest day they sent any
  await createTable(knex, 'upload_counts', ({ table, id, date }) => {
    id('subject_id').primary();
    date('day').notNullable();
    table.integer('files').notNullable();
  });
};
