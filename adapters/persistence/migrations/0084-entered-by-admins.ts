import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

/**
 * What administrators entered counts together, whoever wins: the event and time of each entry, what a class
 * paid before the first of them, and a row of each administrator that is written when their entries are judged.
 */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'result_entries', ({ table, id, instant }) => {
    id('event_id').nullable();
    instant('at').nullable();
    table.index(['account_id', 'at', 'event_id', 'class_id'], 'result_entries_of_account_index');
    table.index(['event_id', 'class_id'], 'result_entries_of_event_index');
  });
  const from = (column: string) => `SELECT c.${column} FROM classes c WHERE c.id = result_entries.class_id`;
  await knex.raw(
    `UPDATE result_entries SET event_id = (${from('event_id')}), at = (${from('results_received_at')})
      WHERE event_id IS NULL`,
  );
  await createTable(knex, 'earned_before_admins', ({ table, id, money }) => {
    id('class_id').notNullable();
    id('rider_id').notNullable();
    money('amount');
    table.primary(['class_id', 'rider_id']);
    table.index(['rider_id']);
  });
  await createTable(knex, 'admin_turns', ({ table, id }) => {
    id('account_id').primary();
    table.bigInteger('turns').notNullable();
  });
};
