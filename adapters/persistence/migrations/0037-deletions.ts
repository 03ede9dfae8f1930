import type { Knex } from 'knex';
import { changeIndexes, createTable } from './columns.js';

/** Requests of riders to be deleted. E-mails are found by recipient, so that an erased rider's are removed. */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'deletions', ({ table, id, date, instant }) => {
    id('rider_id').primary().references('riders.id');
    instant('requested_at').notNullable();
    date('erase_on').notNullable();
    instant('erased_at');
    table.index(['erased_at', 'rider_id', 'erase_on']);
  });
  await changeIndexes(knex, 'outbox', { add: { outbox_by_recipient_index: ['recipient_id'] }, drop: [] });
};
