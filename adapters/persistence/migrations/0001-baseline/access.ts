import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createAccess = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'accounts', ({ table, id, text, code, flag }) => {
    id().primary();
    text('email', 254).notNullable().unique();
    code('password_hash', 255).notNullable();
    code('type', 10).notNullable();
    id('subject_id').notNullable();
    flag('email_verified');
    flag('deactivated');
    code('locale', 5).notNullable();
    text('display_name').notNullable();
    table.index(['type', 'subject_id', 'id']);
  });
  await createTable(knex, 'sessions', ({ table, id, text, code, instant }) => {
    id().primary();
    id('account_id').notNullable().references('accounts.id');
    instant('created_at').notNullable();
    instant('expires_at').notNullable();
    code('proxy_type', 10);
    id('proxy_subject_id');
    id('proxy_account_id');
    text('proxy_reason', 300);
    text('proxy_return_to', 500);
    instant('proxy_until');
    instant('last_seen_at');
    code('browser', 40);
    code('browser_system', 40);
    code('network', 60);
    instant('factor_at');
    instant('replaced_at');
    table.index(['account_id']);
    table.index(['expires_at']);
  });
  await createTable(knex, 'second_factors', ({ table, id, code, instant }) => {
    id('account_id').primary();
    code('sealed', 255).notNullable();
    instant('created_at').notNullable();
    instant('confirmed_at');
    table.bigInteger('last_step').notNullable();
    table.integer('failures').notNullable();
    instant('locked_until');
  });
  await createTable(knex, 'recovery_codes', ({ table, id, code }) => {
    id('account_id').notNullable();
    code('seal', 64).notNullable();
    table.primary(['account_id', 'seal']);
  });
  // wrong passwords in a row
  await createTable(knex, 'login_guards', ({ table, text, instant }) => {
    text('email', 254).primary();
    table.integer('failures').notNullable();
    instant('locked_until');
  });
  await createTable(knex, 'one_time_codes', ({ table, id, text, code, instant }) => {
    id().primary();
    code('purpose', 20).notNullable();
    id('account_id');
    text('email', 254).notNullable();
    code('subject_type', 10);
    id('subject_id');
    text('name');
    code('locale', 5);
    code('seal', 128).notNullable();
    table.integer('tries').notNullable();
    instant('created_at').notNullable();
    instant('expires_at').notNullable();
    instant('used_at');
    table.index(['email', 'purpose', 'created_at']);
    table.index(['subject_type', 'subject_id']);
    table.index(['expires_at']);
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
  // of the secret there is only a digest; no foreign key, because they are kept a while after their login
  await createTable(knex, 'api_tokens', ({ table, id, text, code, instant }) => {
    id().primary();
    id('account_id').notNullable();
    code('owner_type', 8).notNullable();
    id('owner_id').notNullable();
    text('name', 60).notNullable();
    code('scopes', 255).notNullable();
    code('digest', 64).notNullable();
    instant('created_at').notNullable();
    instant('expires_at').notNullable();
    instant('last_used_at');
    code('last_network', 60);
    instant('revoked_at');
    instant('delete_after').notNullable();
    table.index(['account_id', 'id']);
    table.index(['delete_after']);
  });
  // `bucket`: digest of the kind of request and the requester
  await createTable(knex, 'rate_limits', ({ table, code, instant }) => {
    code('bucket', 64).primary();
    table.integer('hits').notNullable();
    instant('ends_at').notNullable();
    code('about', 64);
    table.index(['ends_at']);
    table.index(['about']);
  });
  // solved captchas that were used
  await createTable(knex, 'spent_tokens', ({ table, code, instant }) => {
    code('token', 64).primary();
    instant('ends_at').notNullable();
    table.index(['ends_at']);
  });
  await createTable(knex, 'idempotency_keys', ({ table, id, text, long, code, instant }) => {
    id('account_id').notNullable();
    text('idem_key').notNullable();
    code('fingerprint', 128).notNullable();
    long('answer').notNullable();
    instant('created_at').notNullable();
    table.primary(['account_id', 'idem_key']);
    table.index(['created_at']);
  });
  // files sent for a record on the last day with any
  await createTable(knex, 'upload_counts', ({ table, id, date }) => {
    id('subject_id').primary();
    date('day').notNullable();
    table.integer('files').notNullable();
  });
  // one row that every change of an administrator's status updates, so that concurrent changes wait or are retried
  await createTable(knex, 'admin_roster', ({ table }) => {
    table.integer('id').primary();
    table.integer('changes').notNullable();
  });
  // changes that one person asks for and another decides about
  await createTable(knex, 'approval_requests', ({ table, id, text, long, code, instant }) => {
    id().primary();
    code('kind', 20).notNullable();
    id('object_id').notNullable();
    text('object_name').notNullable();
    long('requested').notNullable();
    text('reason', 500);
    code('state', 10).notNullable();
    table.integer('version').notNullable();
    instant('asked_at').notNullable();
    id('asked_by').notNullable();
    text('asked_by_name').notNullable();
    code('asked_by_type', 10).notNullable();
    id('asked_for').notNullable();
    instant('expires_at').notNullable();
    instant('decided_at');
    id('decided_by');
    text('decided_by_name');
    text('answer', 500);
    table.index(['object_id', 'kind', 'state']);
    table.index(['state', 'asked_at', 'id']);
    table.index(['state', 'expires_at']);
  });
  // alike ones of a minute are one row with a count
  await createTable(knex, 'security_events', ({ table, id, long, code, instant }) => {
    id().primary();
    code('merge_key', 64).notNullable().unique();
    instant('at').notNullable();
    instant('last_at').notNullable();
    code('kind', 24).notNullable();
    code('severity', 8).notNullable();
    table.integer('hits').notNullable();
    id('account_id');
    code('network', 45);
    code('device', 64);
    code('object_type', 40);
    code('object_id', 64);
    long('facts').notNullable();
    instant('told_at');
    instant('delete_after').notNullable();
    table.index(['last_at', 'id']);
    table.index(['kind', 'last_at', 'id']);
    table.index(['kind', 'told_at', 'id']);
    table.index(['severity', 'last_at', 'id']);
    table.index(['account_id', 'last_at', 'id']);
    table.index(['delete_after']);
  });
  await createTable(knex, 'saved_views', ({ table, id, text, long, code, instant }) => {
    id().primary();
    code('holder', 26).notNullable();
    code('list', 60).notNullable();
    text('name', 40).notNullable();
    long('search').notNullable();
    long('columns');
    text('shared_by');
    instant('at').notNullable();
    table.unique(['holder', 'list', 'name']);
  });
};
