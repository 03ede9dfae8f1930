import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Browsers that show notices to riders, and what is sent to each. A notice's text is that of its mail. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'push_subscriptions', ({ table, id, code, instant, text }) => {
    id().primary();
    id('account_id').notNullable();
    id('session_id').notNullable();
    code('device_id', 64).notNullable();
    code('endpoint', 1000).notNullable();
    // an address is too long for an index
    code('endpoint_digest', 64).notNullable().unique();
    code('p256dh', 100).notNullable();
    code('auth', 40).notNullable();
    code('server_key', 100).notNullable();
    code('kinds', 100).notNullable();
    text('browser', 40);
    text('browser_system', 40);
    instant('created_at').notNullable();
    instant('expires_at').notNullable();
    table.index(['account_id', 'id']);
    table.index(['session_id']);
    table.index(['device_id']);
    table.index(['expires_at']);
  });
  await createTable(knex, 'push_notices', ({ table, id, instant }) => {
    id('mail_id').notNullable();
    id('subscription_id').notNullable();
    instant('at').notNullable();
    instant('next_at');
    // the end of a lease is in next_at too
    instant('leased_at');
    table.integer('tries').notNullable();
    table.primary(['mail_id', 'subscription_id']);
    table.index(['next_at', 'mail_id', 'subscription_id']);
    table.index(['at']);
  });
};
