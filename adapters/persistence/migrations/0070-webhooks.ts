import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Addresses that are told what happened, and what was sent to each. A delivery has the id of what happened. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'webhooks', ({ table, id, code, instant, text }) => {
    id().primary();
    id('promoter_id');
    text('url', 500).notNullable();
    text('name', 100).notNullable();
    code('types', 500).notNullable();
    code('off', 8);
    code('sealed', 300).notNullable();
    code('earlier_sealed', 300);
    instant('earlier_until');
    instant('failing_since');
    instant('created_at').notNullable();
    id('created_by').notNullable();
    table.integer('version').notNullable();
    table.index(['promoter_id', 'id']);
  });
  await createTable(knex, 'webhook_deliveries', ({ table, id, code, instant, long }) => {
    id('webhook_id').notNullable();
    id().notNullable();
    code('type', 30).notNullable();
    instant('at').notNullable();
    long('data').notNullable();
    table.integer('tries').notNullable();
    instant('next_at');
    instant('sent_at');
    instant('tried_at');
    code('fault', 20);
    table.integer('status');
    table.text('answer');
    table.integer('milliseconds');
    table.primary(['webhook_id', 'id']);
    table.index(['webhook_id', 'next_at', 'id']);
    table.index(['webhook_id', 'at', 'id']);
    table.index(['webhook_id', 'tried_at', 'id']);
    table.index(['at', 'webhook_id', 'id']);
  });
};
