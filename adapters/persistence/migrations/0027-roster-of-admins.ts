import type { Knex } from 'knex';
import { createTable } from './columns.js';

/**
 * One row that everybody writes who activates or deactivates an administrator: of two who do so at once, one waits or
 * starts over.
 */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'admin_roster', ({ table }) => {
    table.integer('id').primary();
    table.integer('changes').notNullable();
  });
};
