import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Messages of the contact form. Found by e-mail too, so that an erased rider's are removed. */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'contact_messages', ({ table, id, text, code, instant, long }) => {
    id().primary();
    instant('at').notNullable();
    text('name', 120).notNullable();
    text('email', 254).notNullable();
    text('phone', 40);
    text('subject', 150);
    long('message').notNullable();
    code('state', 10).notNullable();
    instant('decided_at');
    text('decided_by');
    instant('delete_after');
    table.index(['state', 'at', 'id']);
    table.index(['email']);
    table.index(['delete_after']);
  });
