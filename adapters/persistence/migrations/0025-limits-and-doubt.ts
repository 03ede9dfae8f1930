import type { Knex } from 'knex';
import { addColumns, changeIndexes, createTable } from './columns.js';

/**
 * What administrators adjust per day, and since when a payment order is doubtful. An order in progress becomes
 * doubtful now, and so does a refused order with an earlier unanswered request. Idempotent.
 */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'adjusted_days', ({ table, id, date, currency, money }) => {
    id('account_id').notNullable();
    date('day').notNullable();
    currency();
    money('amount');
    table.primary(['account_id', 'day', 'currency']);
  });
  await addColumns(knex, 'payment_orders', ({ table, instant }) => {
    table.integer('attempt').notNullable().defaultTo(1);
    instant('doubtful_from');
    table.index(['doubtful_from', 'claim_id']);
  });
  // covering index: every redemption reads what the rider redeemed that day
  await changeIndexes(knex, 'redemptions', {
    add: { redemptions_of_day_index: ['rider_id', 'redeemed_on', 'currency', 'status', 'amount'] },
    drop: [],
  });
  const now = new Date().toISOString();
  await knex('payment_orders')
    .whereIn('status', ['requested', 'unknown', 'canceling'])
    .whereNull('doubtful_from')
    .update({ doubtful_from: now });
  const silent = knex('audit_log')
    .where({ object_type: 'payout-claim', action: 'settle-order' })
    .where('detail', 'like', '%"status":"unknown"%')
    .select('object_id');
  const pending = knex('payout_claims').where({ state: 'pending' }).select('id');
  await knex('payment_orders')
    .where({ status: 'refused' })
    .whereNull('doubtful_from')
    .whereIn('claim_id', pending)
    .whereIn('claim_id', silent)
    .update({ status: 'unknown', doubtful_from: now });
};
