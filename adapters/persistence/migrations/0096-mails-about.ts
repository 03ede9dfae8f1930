import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** The record that a mail is about, so that it can be taken back with its act. */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'outbox', ({ table, id }) => {
    id('about').nullable();
    table.index(['about', 'kind']);
  });
