import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createImports = async (knex: Knex): Promise<void> => {
  // no foreign keys: the record of an import stays when its data are deleted
  await createTable(knex, 'imports', ({ table, id, text, long, code, instant }) => {
    id().primary();
    code('kind', 20).notNullable();
    id('event_id');
    id('series_id');
    instant('at').notNullable();
    text('by_name').notNullable();
    text('token_name', 60);
    text('file_name', 200).notNullable();
    code('file_digest', 64).notNullable();
    table.integer('added').notNullable();
    table.integer('changed').notNullable();
    table.integer('removed').notNullable();
    table.integer('same').notNullable();
    instant('undone_at');
    text('undone_by');
    long('stood_before').notNullable();
    code('made_digest', 64).notNullable();
    table.index(['kind', 'at', 'id']);
    table.index(['event_id', 'at', 'id']);
    table.index(['series_id', 'at', 'id']);
    table.index(['at', 'id']);
  });
  // what a promoter chose for files with one header row, to be offered for the next
  await createTable(knex, 'layout_choices', ({ table, id, long, code, instant }) => {
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
