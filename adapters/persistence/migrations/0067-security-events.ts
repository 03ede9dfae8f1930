import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Attempts and powerful acts that administrators should notice. Alike ones of a minute are one row with a count. */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'security_events', ({ table, id, code, instant, long }) => {
    id().primary();
    code('merge_key', 64).notNullable();
    instant('at').notNullable();
    instant('last_at').notNullable();
    code('kind', 24).notNullable();
    code('severity', 8).notNullable();
    table.integer('hits').notNullable();
    id('account_id');
    code('network', 45);
    code('device', 64);
    code('object_type', 40);
    code('object_id', 64);
    long('facts').notNullable();
    instant('told_at');
    instant('delete_after').notNullable();
    table.unique(['merge_key']);
    table.index(['last_at', 'id']);
    table.index(['kind', 'last_at', 'id']);
    table.index(['severity', 'last_at', 'id']);
    table.index(['account_id', 'last_at', 'id']);
    table.index(['kind', 'told_at', 'id']);
    table.index(['delete_after']);
  });
