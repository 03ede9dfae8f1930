import type { Knex } from 'knex';
import { addColumns, appendOnly, createTable } from './columns.js';

/**
 * Keyed seals on ledger entries and links of the audit log. Rows from
 * before have none; `bare_parts` says, under a seal, which those are.
 */
export const up = async (knex: Knex): Promise<void> => {
  // the name of a key, a colon and 64 hex digits
  await addColumns(knex, 'ledger_entries', ({ code }) => void code('seal', 97));
  await addColumns(knex, 'audit_chain', ({ code }) => void code('seal', 97));
  await createTable(knex, 'bare_parts', ({ table, code, instant }) => {
    code('chain', 8).notNullable();
    table.bigInteger('records').notNullable();
    code('digest', 64).notNullable();
    code('seal', 97).notNullable();
    instant('at').notNullable();
    table.primary(['chain', 'records']);
  });
  await appendOnly(knex, 'bare_parts');
};
