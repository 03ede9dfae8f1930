import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** A keyed digest of the network from which a rider enrolled. Riders of before have none. */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'riders', ({ code }) => {
    void code('enrolled_network', 64);
  });
