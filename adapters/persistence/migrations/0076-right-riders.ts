import type { Knex } from 'knex';
import { addColumns, changeIndexes, createTable } from './columns.js';

/**
 * Remembered riders by promoter, riders whose unmatched results are looked for, and what unmatched results are found
 * by: the AMA number and the e-mail. `left_unmatched`: a person said that a result is nobody's.
 */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'promoter_aliases', ({ table, id, text }) => {
    id('promoter_id').notNullable();
    text('name_key').notNullable();
    text('hometown_key').notNullable();
    id('rider_id').notNullable().references('riders.id');
    table.primary(['promoter_id', 'name_key', 'hometown_key']);
    table.index(['rider_id', 'name_key']);
  });
  await createTable(knex, 'rematchings', ({ table, id, instant, flag }) => {
    id('rider_id').primary();
    instant('due_at').notNullable();
    flag('last');
    table.index(['due_at', 'rider_id']);
  });
  await addColumns(knex, 'results', ({ code, flag }) => {
    void code('ama_key', 40);
    void flag('left_unmatched').defaultTo(false);
  });
  await changeIndexes(knex, 'results', {
    add: {
      results_ama_key_index: ['ama_key', 'rider_id', 'event_id'],
      results_email_index: ['email', 'rider_id', 'event_id'],
    },
    drop: [],
  });
};
