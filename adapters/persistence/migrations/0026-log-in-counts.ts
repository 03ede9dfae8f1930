import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  // digest of the account whose failed logins a bucket counts; a password reset clears all of them
  await addColumns(knex, 'rate_limits', ({ table, code }) => {
    code('about', 64);
    table.index(['about']);
  });
  // browsers that logged in to an account before
  await createTable(knex, 'known_devices', ({ table, id, code, instant }) => {
    code('device_id', 32).notNullable();
    id('account_id').notNullable();
    instant('seen_at').notNullable();
    instant('expires_at').notNullable();
    table.primary(['device_id', 'account_id']);
    table.index(['account_id', 'seen_at']);
    table.index(['expires_at']);
  });
};
