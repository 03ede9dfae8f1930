import type { Knex } from 'knex';
import { createTable } from './columns.js';

/** Two events that are one race: a row for each of them, so that none is linked twice. */
export const up = (knex: Knex): Promise<void> =>
  createTable(knex, 'event_links', ({ id }) => {
    id('event_id').primary();
    id('other_id').notNullable().unique();
  });
