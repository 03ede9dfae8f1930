import type { Knex } from 'knex';
import { changeIndexes } from './columns.js';

/** The list of refunds in one currency reads no row that it does not show. */
export const up = (knex: Knex): Promise<void> =>
  changeIndexes(knex, 'dealer_refunds', {
    add: { dealer_refunds_listed_index: ['undone_at', 'refunded_at', 'id', 'currency'] },
    drop: ['dealer_refunds_undone_at_refunded_at_id_index'],
  });
