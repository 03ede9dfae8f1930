import type { Knex } from 'knex';
import { addColumns, isMysql } from './columns.js';

/** Who checked the printed paper of a cheque. Cheques from before count as checked when they were issued. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'cheques', ({ table, instant, text }) => {
    instant('confirmed_at').nullable();
    text('confirmed_by').nullable();
    table.index(['live_claim_id', 'confirmed_at', 'number']);
  });
  const noon = isMysql(knex) ? "CONCAT(issued_on, 'T12:00:00.000Z')" : "issued_on || 'T12:00:00.000Z'";
  await knex('cheques')
    .whereNull('confirmed_at')
    .update({ confirmed_at: knex.raw(noon), confirmed_by: knex.ref('issued_by') });
};
