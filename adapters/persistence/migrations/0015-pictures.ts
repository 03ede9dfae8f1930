import type { Knex } from 'knex';
import { changeIndexes } from './columns.js';

/** Indexes to find out who uses a picture; a nightly job deletes pictures that nobody uses. */
export const up = async (knex: Knex): Promise<void> => {
  for (const table of ['riders', 'dealers', 'promoters', 'admins'])
    await changeIndexes(knex, table, { add: { [`${table}_by_picture_index`]: ['profile_image'] }, drop: [] });
};
