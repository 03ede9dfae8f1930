import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Versions of the program's rules that administrators draft and schedule. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'program_seasons', ({ table, id, text, code, date, instant, long }) => {
    id().primary();
    table.integer('number').nullable().unique();
    date('starts_on').notNullable();
    long('settings').notNullable();
    text('note', 500).nullable();
    code('state', 12).notNullable();
    table.integer('version').notNullable();
    instant('created_at').notNullable();
    text('created_by').notNullable();
    instant('scheduled_at').nullable();
    text('asked_by').nullable();
    text('approved_by').nullable();
    instant('withdrawn_at').nullable();
    table.index(['state', 'starts_on']);
    table.index(['starts_on', 'id']);
  });
};
