import type { Knex } from 'knex';
import { createTable } from './columns.js';

/**
 * Guardians who are asked by e-mail to consent for a minor. A consent that is on record already stays: it counts as
 * given on paper.
 */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'guardian_requests', ({ table, id, text, code, instant }) => {
    id('rider_id').primary();
    id('code_id').notNullable();
    text('name', 120).notNullable();
    text('email').notNullable();
    code('seal', 128).notNullable();
    instant('sent_at').notNullable();
    instant('expires_at').notNullable();
    table.integer('sent').notNullable();
    instant('counted_from').notNullable();
    instant('confirmed_at');
    table.unique(['code_id']);
  });
