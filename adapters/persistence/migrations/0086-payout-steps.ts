import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** What a class pays by its size, in steps of its own. */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'classes', ({ text }) => {
    text('payout_steps', 1_000);
  });
