import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** API tokens. Of the secret there is only a digest. No foreign key: they go with the login, or a while after their end. */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'api_tokens', ({ table, id, code, text, instant }) => {
    id().primary();
    id('account_id').notNullable();
    code('owner_type', 8).notNullable();
    id('owner_id').notNullable();
    text('name', 60).notNullable();
    code('scopes', 255).notNullable();
    code('digest', 64).notNullable();
    instant('created_at').notNullable();
    instant('expires_at').notNullable();
    instant('last_used_at');
    code('last_network', 60);
    instant('revoked_at');
    instant('delete_after').notNullable();
    table.index(['account_id', 'id']);
    table.index(['delete_after']);
  });
