import type { Knex } from 'knex';
import { createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  // request counts for rate limits; the bucket is a digest of the kind of request and the requester
  await createTable(knex, 'rate_limits', ({ table, code, instant }) => {
    code('bucket', 64).primary();
    table.integer('hits').notNullable();
    instant('ends_at').notNullable();
    table.index(['ends_at']);
  });
  // solved captchas that were already used
  await createTable(knex, 'spent_tokens', ({ table, code, instant }) => {
    code('token', 64).primary();
    instant('ends_at').notNullable();
    table.index(['ends_at']);
  });
};
