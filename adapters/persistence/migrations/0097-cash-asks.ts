import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Reminders of overdue cash that an administrator sent to its rider, and later dates that riders were given. */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'cash_asks', ({ table, id, instant, date, text }) => {
    id().notNullable().primary();
    id('rider_id').notNullable();
    instant('at').notNullable();
    id('account_id').notNullable();
    text('by_name').notNullable();
    date('until_on').nullable();
    text('reason', 300).nullable();
    table.index(['rider_id', 'until_on']);
  });
