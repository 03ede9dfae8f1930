import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** The code that a rider shows at a counter: one for each rider, for a minute. */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'rider_codes', ({ table, id, code, instant }) => {
    id('rider_id').primary().references('riders.id');
    code('seal', 64).notNullable();
    instant('expires_at').notNullable();
    table.index(['seal']);
  });
