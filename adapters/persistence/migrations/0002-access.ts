import type { Knex } from 'knex';
import { appendOnly, createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
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
    table.index(['account_id']);
    table.index(['expires_at']);
  });
  await createTable(knex, 'login_guards', ({ table, text, instant }) => {
    text('email', 254).primary();
    table.integer('failures').notNullable();
    instant('locked_until');
  });
  await createTable(knex, 'idempotency_keys', ({ table, id, text, code, instant, long }) => {
    id('account_id').notNullable();
    text('idem_key', 255).notNullable();
    code('fingerprint', 128).notNullable();
    long('answer').notNullable();
    instant('created_at').notNullable();
    table.primary(['account_id', 'idem_key']);
    table.index(['created_at']);
  });
  await createTable(knex, 'outbox', ({ table, id, code, instant, long }) => {
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
    table.index(['next_at', 'id']);
  });
  await createTable(knex, 'audit_log', ({ table, id, text, code, instant, long }) => {
    table.bigIncrements('sequence');
    id().notNullable().unique();
    instant('at').notNullable();
    id('actor_id');
    id('proxy_host_id');
    code('action', 60).notNullable();
    code('object_type', 40).notNullable();
    text('object_id', 64).notNullable();
    long('detail').notNullable();
    table.index(['object_type', 'object_id', 'sequence']);
    table.index(['actor_id', 'sequence']);
  });
  await appendOnly(knex, 'audit_log');
};
