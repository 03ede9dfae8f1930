import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Photos of the maker's logos, which riders send before an award is paid. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'logo_photos', ({ table, id, text, code, instant }) => {
    id().primary();
    id('event_id').notNullable();
    id('class_id').notNullable();
    id('rider_id').notNullable();
    table.integer('slot').notNullable();
    code('status', 8).notNullable();
    code('file_key', 64).notNullable();
    code('content_type', 16).notNullable();
    table.integer('bytes').notNullable();
    code('digest', 64).notNullable();
    instant('sent_at').notNullable();
    void instant('replaced_at');
    void instant('decided_at');
    void text('decided_by');
    void text('refusal', 500);
    table.index(['event_id']);
    table.index(['rider_id', 'class_id']);
    table.index(['digest']);
  });
};
