import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createProgram = async (knex: Knex): Promise<void> => {
  // versions of the program's rules that administrators draft and schedule
  await createTable(knex, 'program_seasons', ({ table, id, text, long, code, date, instant }) => {
    id().primary();
    table.integer('number').unique();
    date('starts_on').notNullable();
    long('settings').notNullable();
    text('note', 500);
    code('state', 12).notNullable();
    table.integer('version').notNullable();
    instant('created_at').notNullable();
    text('created_by').notNullable();
    instant('scheduled_at');
    text('asked_by');
    text('approved_by');
    instant('withdrawn_at');
    table.index(['starts_on', 'id']);
    table.index(['state', 'starts_on']);
  });
  // what servers do by themselves, one at a time
  await createTable(knex, 'jobs', ({ code, date, instant }) => {
    code('name', 60).primary();
    instant('leased_until');
    code('holder', 64);
    instant('started_at');
    instant('finished_at');
    date('done_through');
    instant('failed_at');
  });
};
