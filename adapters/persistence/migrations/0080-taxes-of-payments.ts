import type { Knex } from 'knex';
import { addColumns, changeIndexes } from './columns.js';

/** The tax residence by which a payment is reported. Payments of before go by the rider's of today. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'payout_claims', ({ code }) => {
    void code('tax_status', 20);
    void code('tax_country', 2);
  });
  await changeIndexes(knex, 'payout_claims', {
    add: { payout_claims_tax_year_index: ['currency', 'sent_on'] },
    drop: [],
  });
};
