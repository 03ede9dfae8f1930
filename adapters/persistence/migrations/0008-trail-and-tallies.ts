import type { Knex } from 'knex';
import { appendOnly, createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  // counts and sums, updated in the transaction that changes what they count; split into shards so that concurrent
  // transactions do not wait for one another
  await createTable(knex, 'tallies', ({ table, code }) => {
    code('kind', 24).notNullable();
    code('tally_key', 80).notNullable();
    code('bucket', 24).notNullable();
    table.integer('shard').notNullable();
    table.bigInteger('n').notNullable();
    table.bigInteger('amount').notNullable();
    table.primary(['kind', 'tally_key', 'bucket', 'shard']);
  });
  // yearly rankings: riders by earnings, dealers by redemptions
  await createTable(knex, 'year_totals', ({ table, code, id, currency, money }) => {
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
  await createTable(knex, 'search_words', ({ table, id, code, text }) => {
    code('kind', 24).notNullable();
    text('word', 60).notNullable();
    id('subject_id').notNullable();
    table.primary(['kind', 'word', 'subject_id']);
    table.index(['kind', 'subject_id', 'word']);
  });
  await createTable(knex, 'jobs', ({ code, instant, date }) => {
    code('name', 60).primary();
    instant('leased_until');
    code('holder', 64);
    instant('started_at');
    instant('finished_at');
    // the last completed day, for daily jobs
    date('done_through');
  });
  await createTable(knex, 'expiry_notices', ({ table, id, currency, date, instant }) => {
    id('rider_id').notNullable().references('riders.id');
    currency();
    date('expires_on').notNullable();
    table.integer('days').notNullable();
    instant('at').notNullable();
    table.primary(['rider_id', 'currency', 'expires_on', 'days']);
  });
  await createTable(knex, 'audit_chain', ({ table, code }) => {
    table.bigInteger('position').primary();
    table.bigInteger('audit_sequence').notNullable().unique();
    code('hash', 64).notNullable();
  });
  await appendOnly(knex, 'audit_chain');
};
