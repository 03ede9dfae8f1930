import type { Knex } from 'knex';
import { appendOnly, createTable } from './columns.js';

/**
 * The newest entry of each wallet that moved since the hour before, chained like the audit log. Its newest link stands
 * for the whole ledger.
 */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'ledger_heads', ({ table, id, code, currency }) => {
    table.bigInteger('position').primary();
    id('rider_id').notNullable();
    currency();
    code('book', 6).notNullable();
    table.bigInteger('sequence').notNullable();
    code('hash', 64).notNullable();
    code('seal', 97).notNullable();
    table.unique(['rider_id', 'currency', 'book', 'sequence']);
  });
  await appendOnly(knex, 'ledger_heads');
};
