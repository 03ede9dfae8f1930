import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createMessages = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'outbox', ({ table, id, long, code, instant }) => {
    id().primary();
    code('kind', 40).notNullable();
    code('recipient_type', 10).notNullable();
    id('recipient_id').notNullable();
    instant('at').notNullable();
    long('facts').notNullable();
    table.integer('attempts').notNullable();
    instant('next_at');
    instant('leased_until');
    instant('sent_at');
    id('about');
    table.index(['recipient_id', 'at', 'id'], 'outbox_of_recipient_index');
    table.index(['next_at', 'id']);
    table.index(['sent_at', 'next_at', 'at', 'id'], 'outbox_listed_index');
    table.index(['about', 'at', 'id'], 'outbox_about_index');
    table.index(['about', 'kind']);
  });
  await createTable(knex, 'webhooks', ({ table, id, text, code, instant }) => {
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
  // `id`: of what happened
  await createTable(knex, 'webhook_deliveries', ({ table, id, long, code, instant }) => {
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
    table.index(['webhook_id', 'at', 'id']);
    table.index(['webhook_id', 'next_at', 'id']);
    table.index(['webhook_id', 'tried_at', 'id']);
    table.index(['at', 'webhook_id', 'id']);
  });
  // browsers that show notices to riders
  await createTable(knex, 'push_subscriptions', ({ table, id, text, code, instant }) => {
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
    instant('leased_at');
    table.integer('tries').notNullable();
    table.primary(['mail_id', 'subscription_id']);
    table.index(['at']);
    table.index(['next_at', 'mail_id', 'subscription_id']);
  });
  await createTable(knex, 'contact_messages', ({ table, id, text, long, code, instant }) => {
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
    table.index(['email']);
    table.index(['state', 'at', 'id']);
    table.index(['delete_after']);
  });
  await createTable(knex, 'notices', ({ table, id, text, code, instant, flag }) => {
    id().primary();
    code('kind', 8).notNullable();
    text('text_en', 280).notNullable();
    text('text_fr', 280).notNullable();
    text('link', 250);
    flag('home');
    flag('riders');
    flag('dealers');
    flag('promoters');
    instant('starts_at').notNullable();
    instant('ends_at').notNullable();
    table.integer('version').notNullable();
    instant('created_at').notNullable();
    text('created_by').notNullable();
    table.index(['starts_at', 'id']);
    table.index(['ends_at', 'id']);
  });
  // one row that every change of a notice updates, so that concurrent changes wait
  await createTable(knex, 'notice_board', ({ table }) => {
    table.integer('id').primary();
    table.integer('changes').notNullable();
  });
};
