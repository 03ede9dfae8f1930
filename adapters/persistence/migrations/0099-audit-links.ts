import type { Knex } from 'knex';
import { changeIndexes, createTable } from './columns.js';

/**
 * Which records each record of the audit log touches, and indexes for the
 * histories of records and for the log without log-ins.
 */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'audit_links', ({ table, id, code, instant }) => {
    code('subject_type', 12).notNullable();
    id('subject_id').notNullable();
    instant('at').notNullable();
    table.bigInteger('sequence').notNullable();
    code('kind', 10).notNullable();
    table.primary(['subject_type', 'subject_id', 'at', 'sequence']);
  });
  await changeIndexes(knex, 'audit_log', {
    add: { audit_log_by_time_index: ['at', 'sequence', 'action'] },
    drop: ['audit_log_listed_index'],
  });
  await changeIndexes(knex, 'outbox', {
    add: { outbox_of_recipient_index: ['recipient_id', 'at', 'id'], outbox_about_index: ['about', 'at', 'id'] },
    drop: ['outbox_by_recipient_index'],
  });
};
