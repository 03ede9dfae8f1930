import type { Knex } from 'knex';
import { addColumns } from './columns.js';

interface Named {
  readonly id: string;
  readonly full_name: string;
}

/** First and last name of administrators, who had a full name alone: it ends its first part at the first space. */
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
