import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** VINs that the brand sold, as keyed digests, and who imported them. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'sold_vins', ({ table, code, text }) => {
    code('seal', 64).primary();
    text('model', 60);
    table.integer('model_year');
  });
  await createTable(knex, 'sold_vin_imports', ({ table, id, text, code, instant }) => {
    id().primary();
    instant('at').notNullable();
    text('by_name').notNullable();
    text('file_name').notNullable();
    code('mode', 8).notNullable();
    table.integer('added').notNullable();
    table.index(['at', 'id']);
  });
};
