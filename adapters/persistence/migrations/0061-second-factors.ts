import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

/**
 * Second factors with their recovery codes, and what sessions know of their use: when they were last used, from where,
 * and when the factor was proved. Sessions from before have none of it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'second_factors', ({ table, id, code, instant }) => {
    id('account_id').primary();
    code('sealed', 255).notNullable();
    instant('created_at').notNullable();
    instant('confirmed_at');
    table.bigInteger('last_step').notNullable();
    table.integer('failures').notNullable();
    instant('locked_until');
  });
  await createTable(knex, 'recovery_codes', ({ table, id, code }) => {
    id('account_id').notNullable();
    code('seal', 64).notNullable();
    table.primary(['account_id', 'seal']);
  });
  await addColumns(knex, 'sessions', ({ code, instant }) => {
    void instant('last_seen_at');
    void code('browser', 40);
    void code('browser_system', 40);
    void code('network', 60);
    void instant('factor_at');
    void instant('replaced_at');
  });
};
