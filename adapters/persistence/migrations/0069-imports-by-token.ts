import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** The API token that sent a file. Files from before came from people. */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'imports', ({ text }) => {
    void text('token_name', 60);
  });
