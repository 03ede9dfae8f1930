import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** What a promoter enters counts for the administrator who let them in lately. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'result_entries', ({ table }) => {
    table.boolean('is_let_in').notNullable().defaultTo(false);
  });
};
