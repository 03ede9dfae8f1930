import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/**
 * When a promoter added an event, until an admin decides whether it pays. Events that are there already wait for nobody:
 * whether an admin left them without a payout on purpose is not known.
 */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'events', ({ table, instant }) => {
    void instant('paying_asked_at');
    table.index(['paying_asked_at', 'id']);
  });
