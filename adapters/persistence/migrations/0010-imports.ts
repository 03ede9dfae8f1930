import type { Knex } from 'knex';
import { createTable } from './columns.js';

export const up = (knex: Knex): Promise<void> =>
  // no foreign keys: the record of an import is kept when its data is deleted
  createTable(knex, 'imports', ({ table, id, code, text, instant, long }) => {
    id().primary();
    code('kind', 20).notNullable();
    id('event_id');
    id('series_id');
    instant('at').notNullable();
    text('by_name').notNullable();
    text('file_name', 200).notNullable();
    code('file_digest', 64).notNullable();
    for (const count of ['added', 'changed', 'removed', 'same']) table.integer(count).notNullable();
    instant('undone_at');
    text('undone_by');
    long('stood_before').notNullable();
    code('made_digest', 64).notNullable();
    table.index(['event_id', 'at', 'id']);
    table.index(['series_id', 'at', 'id']);
    table.index(['kind', 'at', 'id']);
    table.index(['at', 'id']);
  });
