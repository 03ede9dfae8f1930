import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** The reference of a payment that a person recorded. */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'payout_claims', ({ text }) => {
    text('sent_reference', 100).nullable();
  });
