import type { Knex } from 'knex';
import { changeIndexes } from './columns.js';

/** The refunds that are due are listed and added up from one index, without reading the redemptions themselves. */
export const up = (knex: Knex): Promise<void> =>
  changeIndexes(knex, 'redemptions', {
    add: { redemptions_of_status_index: ['status', 'redeemed_at', 'id', 'currency', 'amount'] },
    drop: ['redemptions_status_redeemed_at_id_index'],
  });
