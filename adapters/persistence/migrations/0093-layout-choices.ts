import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** What a promoter chose for files with one header row, to be offered for the next. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'layout_choices', ({ table, id, code, instant, long }) => {
    id('promoter_id').notNullable();
    code('kind', 8).notNullable();
    code('layout', 64).notNullable();
    long('choices').notNullable();
    id('import_id').notNullable();
    instant('at').notNullable();
    table.primary(['promoter_id', 'kind', 'layout']);
    table.index(['import_id']);
  });
};
