import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** What admins set aside: overdue results nobody waits for any longer, results without a rider, overpaid awards. */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'asides', ({ table, id, text, code, instant }) => {
    code('kind', 10).notNullable();
    id('object_id').notNullable();
    instant('at').notNullable();
    text('by_name').notNullable();
    text('reason', 500);
    table.bigInteger('amount');
    table.primary(['kind', 'object_id']);
  });
