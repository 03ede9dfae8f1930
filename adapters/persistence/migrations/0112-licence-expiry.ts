import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** The last day of a licence, as it was read on its picture. */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'documents', ({ date }) => {
    date('expires_on').nullable();
  });
