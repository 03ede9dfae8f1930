import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Views of lists that administrators save. `holder`: the login whose view it is, or `shared`. */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'saved_views', ({ table, id, code, text, instant, long }) => {
    id().primary();
    code('holder', 26).notNullable();
    code('list', 60).notNullable();
    text('name', 40).notNullable();
    long('search').notNullable();
    long('columns');
    text('shared_by');
    instant('at').notNullable();
    table.unique(['holder', 'list', 'name']);
  });
