import type { Knex } from 'knex';

/** An event without classes waits for them, so that a paying one becomes late too. */
export const up = async (knex: Knex): Promise<void> => {
  await knex('events').where('results_state', 'none').update({ results_state: 'waiting' });
};
