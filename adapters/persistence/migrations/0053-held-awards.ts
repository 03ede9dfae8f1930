import type { Knex } from 'knex';
import { addChecks } from './checks.js';
import { addColumns, createTable } from './columns.js';

/**
 * Awards that are held until a person has checked them: what results say of it, what was decided, who entered results,
 * and when a purse was raised. Awards that were given before stay, so earlier results need no value.
 */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'results', ({ table, code, instant }) => {
    void code('check_state', 8);
    void instant('held_since');
    void table.bigInteger('check_amount');
    table.index(['check_state', 'held_since', 'id']);
  });
  await addColumns(knex, 'events', ({ instant }) => {
    void instant('purse_raised_at');
  });
  await createTable(knex, 'check_decisions', ({ table, id, text, code, instant, money }) => {
    id('class_id').notNullable();
    id('rider_id').notNullable();
    id('event_id').notNullable();
    code('decision', 8).notNullable();
    money('amount');
    table.integer('place');
    text('reason', 500);
    instant('at').notNullable();
    text('by_name');
    table.primary(['class_id', 'rider_id']);
    table.index(['event_id']);
    table.index(['rider_id']);
  });
  await createTable(knex, 'result_entries', ({ table, id }) => {
    id('class_id').notNullable();
    id('account_id').notNullable();
    table.primary(['class_id', 'account_id']);
  });
  await addChecks(knex, [
    { table: 'results', key: ['id'], checks: { results_check_amount_check: 'check_amount > 0' } },
    {
      table: 'check_decisions',
      key: ['class_id', 'rider_id'],
      checks: { check_decisions_amount_check: 'amount > 0' },
    },
  ]);
};
