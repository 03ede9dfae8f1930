import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createBikes = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'bikes', ({ table, id, text, code, instant }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    table.integer('year').notNullable();
    text('make', 60).notNullable();
    text('model', 60).notNullable();
    code('vin', 17).notNullable();
    code('vin_status', 10).notNullable();
    text('model_key', 60).notNullable();
    // the VIN while it counts for its rider, otherwise null; unique, so that one active rider has it
    code('active_vin', 17).unique();
    instant('verified_at');
    text('verified_by');
    instant('created_at');
    instant('retired_at');
    table.integer('version').notNullable().defaultTo(1);
    code('doubt', 12);
    table.index(['rider_id', 'model_key', 'year', 'vin_status', 'retired_at', 'model'], 'bikes_kept_of_rider_index');
    table.index(['rider_id', 'id']);
    table.index(['vin', 'rider_id']);
    table.index(['vin_status', 'rider_id', 'retired_at'], 'bikes_kept_of_status_index');
    table.index(['vin_status', 'id']);
    table.index(['vin_status', 'rider_id', 'active_vin']);
    table.index(['model_key', 'year', 'rider_id', 'vin_status', 'retired_at', 'model'], 'bikes_kept_of_model_index');
  });
  await createTable(knex, 'vin_patterns', ({ table, id, text, code, instant }) => {
    id().primary();
    text('model', 60).notNullable();
    table.integer('year').notNullable();
    code('pattern', 17).notNullable();
    code('status', 10).notNullable();
    text('model_key', 60).notNullable().defaultTo('');
    instant('decided_at');
    text('decided_by');
    table.unique(['model_key', 'year', 'pattern']);
    table.index(['year', 'model', 'pattern']);
  });
  await createTable(knex, 'vin_disputes', ({ table, id, text, code, instant }) => {
    id().primary();
    code('vin', 17).notNullable();
    id('held_by').notNullable().references('riders.id');
    id('claimed_by').notNullable().references('riders.id');
    id('claimed_bike_id');
    table.integer('claimed_year').notNullable();
    text('claimed_make', 60).notNullable();
    text('claimed_model', 60).notNullable();
    instant('at').notNullable();
    instant('settled_at');
    text('settled_by');
    code('reason', 12);
    id('run_id');
    table.index(['vin', 'claimed_by']);
    table.index(['claimed_bike_id']);
    table.index(['at', 'id']);
    table.index(['settled_at', 'at', 'id']);
    table.index(['run_id', 'settled_at', 'id']);
  });
  // VINs that were entered lately, to notice runs of invented ones
  await createTable(knex, 'vin_arrivals', ({ table, id, text, code, instant }) => {
    id('bike_id').primary();
    id('rider_id').notNullable();
    code('vin', 17).notNullable();
    text('family', 160).notNullable();
    code('network', 64);
    code('device', 64);
    instant('at').notNullable();
    table.index(['rider_id']);
    table.index(['network', 'at']);
    table.index(['device', 'at']);
    table.index(['at']);
  });
  // VINs that the brand sold, as keyed digests
  await createTable(knex, 'sold_vins', ({ table, text, code }) => {
    code('seal', 64).primary();
    text('model', 60);
    table.integer('model_year');
  });
  await createTable(knex, 'sold_vin_imports', ({ table, id, text, code, instant }) => {
    id().primary();
    instant('at').notNullable();
    text('by_name').notNullable();
    text('file_name').notNullable();
    code('mode', 8).notNullable();
    table.integer('added').notNullable();
    table.index(['at', 'id']);
  });
};
