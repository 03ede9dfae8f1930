import type { Knex } from 'knex';
import { changeIndexes } from './columns.js';

/** Who shows a picture is asked by the picture: each night, of those that nobody may show any more. */
export const up = async (knex: Knex): Promise<void> => {
  for (const table of ['riders', 'dealers', 'promoters', 'admins'])
    await changeIndexes(knex, table, { add: { [`${table}_by_picture_index`]: ['profile_image'] }, drop: [] });
};
