import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Riders who asked for missing results, once for each event, and when each promoter may be told of it. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'result_asks', ({ table, id, instant }) => {
    id('event_id').notNullable().references('events.id');
    id('rider_id').notNullable().references('riders.id');
    instant('asked_at').notNullable();
    table.primary(['event_id', 'rider_id']);
    table.index(['rider_id']);
  });
  await createTable(knex, 'ask_mails', ({ table, id, instant }) => {
    id('promoter_id').primary();
    instant('due_at').nullable();
    instant('sent_at').nullable();
    table.index(['due_at', 'promoter_id']);
  });
};
