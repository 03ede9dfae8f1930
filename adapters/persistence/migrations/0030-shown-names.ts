import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** Whether the public pages may name a rider. Nobody agreed before they could be asked. Idempotent. */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'riders', ({ flag }) => {
    flag('show_name').defaultTo(false);
  });
