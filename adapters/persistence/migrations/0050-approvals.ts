import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

/** Changes that one person asks for and another decides about; and who invited an administrator. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'approval_requests', ({ table, id, text, code, instant, long }) => {
    id().primary();
    code('kind', 20).notNullable();
    id('object_id').notNullable();
    text('object_name').notNullable();
    long('requested').notNullable();
    text('reason', 500);
    code('state', 10).notNullable();
    table.integer('version').notNullable();
    instant('asked_at').notNullable();
    id('asked_by').notNullable();
    text('asked_by_name').notNullable();
    code('asked_by_type', 10).notNullable();
    id('asked_for').notNullable();
    instant('expires_at').notNullable();
    instant('decided_at');
    id('decided_by');
    text('decided_by_name');
    text('answer', 500);
    table.index(['object_id', 'kind', 'state']);
    table.index(['state', 'asked_at', 'id']);
    table.index(['state', 'expires_at']);
  });
  await addColumns(knex, 'admins', ({ id, instant }) => {
    void id('invited_by');
    void instant('invited_at');
  });
};
