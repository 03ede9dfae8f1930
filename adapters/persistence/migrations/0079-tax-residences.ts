import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/**
 * Where riders pay tax. What was set stays: a rider with a verified W-9 and a tax status, or in the United States, is
 * confirmed with it, and a status alone is a statement whose tax form is due. All others are asked. Idempotent.
 */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'riders', ({ table, text, code, instant }) => {
    void code('tax_country', 2);
    void code('tax_treaty_country', 2);
    void table.integer('tax_treaty_rate');
    instant('tax_stated_at');
    instant('tax_confirmed_at');
    text('tax_confirmed_by');
    void table.integer('tax_rate');
  });
  const now = new Date().toISOString();
  const statement = {
    tax_status: knex.raw("COALESCE(tax_status, 'us-person')"),
    tax_country: knex.raw("CASE WHEN COALESCE(tax_status, 'us-person') = 'us-person' THEN 'US' ELSE country END"),
    tax_stated_at: now,
  };
  // a W-9 says that whoever signs it is a US person
  await knex('riders')
    .whereNull('tax_stated_at')
    .where((it) => void it.whereNotNull('tax_status').orWhere('country', 'US'))
    .whereExists(
      knex('documents')
        .whereRaw('documents.rider_id = riders.id')
        .where({ kind: 'w9', status: 'verified' })
        .select(knex.raw('1')),
    )
    .update({ ...statement, tax_confirmed_at: now, tax_confirmed_by: '' });
  await knex('riders').whereNull('tax_stated_at').whereNotNull('tax_status').update(statement);
};
