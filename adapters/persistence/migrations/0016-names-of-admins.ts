import type { Knex } from 'knex';
import { addColumns } from './columns.js';

interface Named {
  readonly id: string;
  readonly full_name: string;
}

/** Splits the full name of administrators at the first space into first and last name. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'admins', ({ text }) => {
    text('first_name').notNullable().defaultTo('');
    text('last_name').notNullable().defaultTo('');
  });
  const unnamed: readonly Named[] = await knex('admins').select('id', 'full_name').where('first_name', '');
  for (const { id, full_name: fullName } of unnamed) {
    const [first = '', ...others] = fullName.trim().split(/\s+/u);
    await knex('admins')
      .where('id', id)
      .update({ first_name: first, last_name: others.join(' ') });
  }
};
