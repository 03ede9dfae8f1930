import type { Knex } from 'knex';
import { addColumns, createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'riders', ({ table, id, text, code, instant }) => {
    text('main_sport', 60);
    code('race_style', 12);
    text('bio', 2000);
    text('social_media', 500);
    text('consent_by');
    instant('consent_at');
    code('tax_status', 20);
    id('merged_into');
    // covers every filter of the lists of riders, in their order
    table.index(['sort_key', 'id', 'deactivated', 'merged_into']);
    table.index(['country', 'sort_key', 'id', 'deactivated', 'merged_into']);
    table.integer('version').notNullable().defaultTo(1);
  });
  await addColumns(knex, 'bikes', ({ table, text, instant }) => {
    instant('verified_at');
    text('verified_by');
    table.index(['vin_status', 'rider_id', 'active_vin']);
    instant('created_at');
    instant('retired_at');
    table.index(['vin_status', 'id']);
    table.index(['vin', 'rider_id']);
  });
  await addColumns(knex, 'dealers', ({ table, text, instant }) => {
    table.integer('version').notNullable().defaultTo(1);
    table.integer('lat_e6');
    table.integer('lon_e6');
    instant('created_at');
    text('name_key').notNullable().defaultTo('');
    table.index(['country', 'state']);
    table.index(['deactivated', 'name_key', 'id']);
    table.index(['name_key', 'id']);
    table.index(['lat_e6', 'lon_e6']);
  });
  await addColumns(knex, 'promoters', ({ table, text, code, instant }) => {
    table.integer('version').notNullable().defaultTo(1);
    text('contact_name');
    for (const name of ['address_line1', 'address_line2', 'city', 'website_url']) text(name);
    text('state', 50);
    text('zipcode', 12);
    code('country', 2);
    text('bio', 2000);
    text('message', 2000);
    instant('applied_at');
    code('locale', 5);
    text('name_key').notNullable().defaultTo('');
    table.index(['status', 'name_key', 'id']);
    table.index(['name_key', 'id']);
    table.index(['email']);
  });
  await createTable(knex, 'promoter_decisions', ({ table, id, text, code, instant }) => {
    id('promoter_id').notNullable().references('promoters.id');
    table.integer('sequence').notNullable();
    code('from_status', 10).notNullable();
    code('to_status', 10).notNullable();
    text('reason', 500);
    instant('at').notNullable();
    text('by_name').notNullable();
    instant('undone_at');
    table.primary(['promoter_id', 'sequence']);
  });
  await createTable(knex, 'rider_notes', ({ table, id, text, instant }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    text('text', 4000).notNullable();
    text('by_name').notNullable();
    instant('at').notNullable();
    table.index(['rider_id', 'at', 'id']);
  });
  await createTable(knex, 'favourites', ({ table, id, code, instant }) => {
    id('rider_id').notNullable().references('riders.id');
    code('kind', 10).notNullable();
    id('target_id').notNullable();
    instant('at').notNullable();
    table.primary(['rider_id', 'kind', 'target_id']);
  });
  await createTable(knex, 'timecards', ({ table, id, text, code, instant }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    text('file_name').notNullable();
    code('file_key', 120).notNullable();
    code('content_type', 80).notNullable();
    table.integer('bytes').notNullable();
    instant('uploaded_at').notNullable();
    text('uploaded_by').notNullable();
    table.index(['rider_id', 'uploaded_at']);
  });
  await createTable(knex, 'documents', ({ table, id, text, code, instant }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    code('kind', 10).notNullable();
    code('status', 10).notNullable();
    code('file_key', 120).notNullable();
    code('key_id', 40);
    code('content_type', 80).notNullable();
    table.integer('bytes').notNullable();
    instant('uploaded_at').notNullable();
    instant('decided_at');
    text('decided_by');
    text('refusal', 500);
    table.index(['rider_id', 'kind', 'uploaded_at']);
    table.index(['status', 'uploaded_at', 'id']);
  });
  await createTable(knex, 'one_time_codes', ({ table, id, text, code, instant }) => {
    id().primary();
    code('purpose', 20).notNullable();
    id('account_id');
    text('email', 254).notNullable();
    code('subject_type', 10);
    id('subject_id');
    text('name');
    code('locale', 5);
    code('seal', 128).notNullable();
    table.integer('tries').notNullable();
    instant('created_at').notNullable();
    instant('expires_at').notNullable();
    instant('used_at');
    table.index(['email', 'purpose', 'created_at']);
    table.index(['subject_type', 'subject_id']);
    table.index(['expires_at']);
  });
  await createTable(knex, 'vin_disputes', ({ table, id, code, instant, text }) => {
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
    table.index(['settled_at', 'at', 'id']);
    table.index(['at', 'id']);
    table.index(['vin', 'claimed_by']);
  });
  await createTable(knex, 'rider_merges', ({ table, id, long, instant, text }) => {
    id().primary();
    id('kept_id').notNullable().references('riders.id');
    id('deleted_id').notNullable().unique();
    instant('at').notNullable();
    text('by_name').notNullable();
    long('record').notNullable();
    table.index(['kept_id']);
    table.index(['at', 'id']);
  });
  await createTable(knex, 'postal_codes', ({ table, code, text }) => {
    code('country', 2).notNullable();
    code('postal_code', 12).notNullable();
    text('city').notNullable();
    text('state', 50);
    table.integer('lat_e6').notNullable();
    table.integer('lon_e6').notNullable();
    table.primary(['country', 'postal_code']);
  });
};
