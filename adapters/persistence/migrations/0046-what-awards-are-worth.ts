import type { Knex } from 'knex';
import { changeIndexes } from './columns.js';

/**
 * Awards that hold something, by the day on which they expire: what the daily jobs ask for. Without the status they read
 * every award that ever expired, which took minutes on a million.
 */
export const up = (knex: Knex): Promise<void> =>
  changeIndexes(knex, 'awards', {
    add: { awards_worth_index: ['status', 'expires_on', 'rider_id', 'currency', 'current_value'] },
    drop: ['awards_expires_on_rider_id_currency_current_value_index'],
  });
