import type { Knex } from 'knex';
import { createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  // number of files sent for a record on the last day with uploads
  await createTable(knex, 'upload_counts', ({ table, id, date }) => {
    id('subject_id').primary();
    date('day').notNullable();
    table.integer('files').notNullable();
  });
};
