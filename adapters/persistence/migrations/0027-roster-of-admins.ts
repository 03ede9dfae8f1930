import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** One row that every change of an administrator's status updates, so that concurrent changes wait or are retried. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'admin_roster', ({ table }) => {
    table.integer('id').primary();
    table.integer('changes').notNullable();
  });
};
