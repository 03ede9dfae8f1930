import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createFigures = async (knex: Knex): Promise<void> => {
  // counts and sums, updated in the transaction that changes what they count; in shards, so that transactions do not
  // wait for one another
  await createTable(knex, 'tallies', ({ table, code, money }) => {
    code('kind', 24).notNullable();
    code('tally_key', 80).notNullable();
    code('bucket', 24).notNullable();
    table.integer('shard').notNullable();
    table.bigInteger('n').notNullable();
    money('amount');
    table.primary(['kind', 'tally_key', 'bucket', 'shard']);
  });
  // yearly rankings: riders by earnings, dealers by redemptions
  await createTable(knex, 'year_totals', ({ table, id, code, currency, money }) => {
    code('kind', 16).notNullable();
    table.integer('year').notNullable();
    currency();
    id('subject_id').notNullable();
    money('amount');
    table.bigInteger('n').notNullable();
    table.primary(['kind', 'year', 'currency', 'subject_id']);
    table.index(['kind', 'year', 'currency', 'amount', 'subject_id']);
    table.index(['subject_id', 'kind']);
  });
  // each search word, and the records that contain it
  await createTable(knex, 'search_words', ({ table, id, text, code }) => {
    code('kind', 24).notNullable();
    text('word', 60).notNullable();
    id('subject_id').notNullable();
    table.primary(['kind', 'word', 'subject_id']);
    table.index(['kind', 'subject_id', 'word']);
  });
  // the words of an employee's name, once for all of their redemptions
  await createTable(knex, 'employee_words', ({ table, text }) => {
    text('word', 60).notNullable();
    text('employee_key').notNullable();
    table.primary(['word', 'employee_key']);
    table.index(['employee_key', 'word']);
  });
};
