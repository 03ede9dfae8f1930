import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

/**
 * Plausible VINs that do not verify by themselves: where and when VINs were entered, why a bike waits, and which
 * disputes are decided together. VINs that were entered before have no arrival and count for no run.
 */
export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'vin_arrivals', ({ table, id, code, instant, text }) => {
    id('bike_id').primary();
    id('rider_id').notNullable();
    code('vin', 17).notNullable();
    text('family', 160).notNullable();
    code('network', 64);
    code('device', 64);
    instant('at').notNullable();
    table.index(['network', 'at']);
    table.index(['device', 'at']);
    table.index(['rider_id']);
    table.index(['at']);
  });
  await addColumns(knex, 'bikes', ({ code }) => {
    void code('doubt', 12);
  });
  await addColumns(knex, 'vin_disputes', ({ table, id, code }) => {
    void code('reason', 12);
    void id('run_id');
    table.index(['run_id', 'settled_at', 'id']);
    table.index(['claimed_bike_id']);
  });
};
