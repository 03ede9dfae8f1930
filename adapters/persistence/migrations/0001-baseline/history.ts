import type { Knex } from 'knex';
import { appendOnly, createTable } from '../columns.js';

export const createHistory = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'audit_log', ({ table, id, text, long, code, instant }) => {
    table.bigIncrements('sequence');
    id().notNullable().unique();
    instant('at').notNullable();
    id('actor_id');
    id('proxy_host_id');
    code('action', 60).notNullable();
    code('object_type', 40).notNullable();
    text('object_id', 64).notNullable();
    long('detail').notNullable();
    table.index(['at', 'sequence', 'action'], 'audit_log_by_time_index');
    table.index(['actor_id', 'at', 'sequence'], 'audit_log_of_actor_index');
    table.index(['proxy_host_id', 'at', 'sequence'], 'audit_log_of_proxy_index');
    table.index(['action', 'at', 'sequence'], 'audit_log_of_action_index');
    table.index(['object_type', 'object_id', 'at', 'sequence'], 'audit_log_of_object_index');
  });
  await appendOnly(knex, 'audit_log');
  // which records each record of the audit log touches
  await createTable(knex, 'audit_links', ({ table, id, code, instant }) => {
    code('subject_type', 12).notNullable();
    id('subject_id').notNullable();
    instant('at').notNullable();
    table.bigInteger('sequence').notNullable();
    code('kind', 10).notNullable();
    table.primary(['subject_type', 'subject_id', 'at', 'sequence']);
  });
  await appendOnly(knex, 'audit_links');
  // the hash chain of the audit log
  await createTable(knex, 'audit_chain', ({ table, code }) => {
    table.bigInteger('position').primary();
    table.bigInteger('audit_sequence').notNullable().unique();
    code('hash', 64).notNullable();
    code('seal', 97);
  });
  await appendOnly(knex, 'audit_chain');
  // which records have no seal, because they are from before there was a key
  await createTable(knex, 'bare_parts', ({ table, code, instant }) => {
    code('chain', 8).notNullable();
    table.bigInteger('records').notNullable();
    code('digest', 64).notNullable();
    code('seal', 97).notNullable();
    instant('at').notNullable();
    table.primary(['chain', 'records']);
  });
  await appendOnly(knex, 'bare_parts');
};
