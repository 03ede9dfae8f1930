import type { Knex } from 'knex';
import { createTable } from '../columns.js';

export const createPeople = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'admins', ({ table, id, text, instant, flag }) => {
    id().primary();
    text('first_name').notNullable().defaultTo('');
    text('last_name').notNullable().defaultTo('');
    text('full_name').notNullable();
    text('email', 254).notNullable();
    text('phone', 40);
    text('profile_image');
    flag('deactivated');
    id('invited_by');
    instant('invited_at');
    table.index(['email']);
    // who uses a picture; a nightly job deletes those that nobody uses
    table.index(['profile_image'], 'admins_by_picture_index');
  });
  await createTable(knex, 'riders', ({ table, id, text, code, date, instant, flag }) => {
    id().primary();
    text('first_name').notNullable();
    text('last_name').notNullable();
    text('full_name').notNullable();
    text('email', 254).notNullable();
    text('phone1', 40);
    date('born_on');
    code('sex', 10);
    text('address_line1');
    text('address_line2');
    text('city');
    text('state', 50);
    text('zipcode', 12);
    code('country', 2).notNullable();
    text('hometown');
    text('ama_number', 40);
    text('profile_image');
    flag('factory');
    flag('professional');
    flag('parental_consent');
    flag('deactivated');
    instant('enrolled_at').notNullable();
    code('enrolled_network', 64);
    text('name_key').notNullable();
    text('ama_key', 40);
    text('sort_key').notNullable();
    text('search_key', 400).notNullable();
    text('personal_key', 400).notNullable();
    text('main_sport', 60);
    code('race_style', 12);
    text('bio', 2000);
    text('social_media', 500);
    flag('show_name').defaultTo(false);
    text('consent_by');
    instant('consent_at');
    code('tax_status', 20);
    code('tax_country', 2);
    code('tax_treaty_country', 2);
    table.integer('tax_treaty_rate');
    instant('tax_stated_at');
    instant('tax_confirmed_at');
    text('tax_confirmed_by');
    table.integer('tax_rate');
    id('merged_into');
    table.integer('version').notNullable().defaultTo(1);
    table.index(['email']);
    table.index(['country', 'sort_key', 'id', 'deactivated', 'merged_into']);
    // who uses a picture; a nightly job deletes those that nobody uses
    table.index(['profile_image'], 'riders_by_picture_index');
    table.index(['deactivated', 'sort_key', 'id', 'merged_into'], 'riders_listed_by_activity_index');
    table.index(['name_key']);
    table.index(['ama_key']);
    table.index(['sort_key', 'id', 'deactivated', 'merged_into']);
  });
  await createTable(knex, 'dealers', ({ table, id, text, code, instant, flag }) => {
    id().primary();
    text('maker_number', 40).notNullable().unique();
    text('name').notNullable();
    text('address_line1');
    text('address_line2');
    text('city');
    text('state', 50);
    text('zipcode', 12);
    code('country', 2).notNullable();
    text('phone', 40);
    text('email', 254);
    flag('show_email').defaultTo(false);
    text('website_url');
    text('profile_image');
    text('bio', 2000);
    flag('deactivated');
    text('search_key', 400).notNullable();
    text('name_key').notNullable().defaultTo('');
    table.integer('version').notNullable().defaultTo(1);
    table.integer('lat_e6');
    table.integer('lon_e6');
    instant('created_at');
    table.index(['country', 'state']);
    // who uses a picture; a nightly job deletes those that nobody uses
    table.index(['profile_image'], 'dealers_by_picture_index');
    table.index(['deactivated', 'name_key', 'id']);
    table.index(['name_key', 'id']);
    table.index(['lat_e6', 'lon_e6']);
  });
  await createTable(knex, 'promoters', ({ table, id, text, code, instant, flag }) => {
    id().primary();
    text('name').notNullable();
    text('email', 254).notNullable();
    text('phone', 40);
    text('profile_image');
    code('status', 10).notNullable();
    flag('deactivated');
    text('search_key', 400).notNullable();
    text('name_key').notNullable().defaultTo('');
    table.integer('version').notNullable().defaultTo(1);
    text('contact_name');
    text('address_line1');
    text('address_line2');
    text('city');
    text('state', 50);
    text('zipcode', 12);
    code('country', 2);
    text('website_url');
    text('bio', 2000);
    text('message', 2000);
    instant('applied_at');
    code('locale', 5);
    table.index(['email']);
    // who uses a picture; a nightly job deletes those that nobody uses
    table.index(['profile_image'], 'promoters_by_picture_index');
    table.index(['status', 'id']);
    table.index(['status', 'name_key', 'id']);
    table.index(['name_key', 'id']);
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
  await createTable(knex, 'documents', ({ table, id, text, code, date, instant }) => {
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
    date('expires_on');
    table.index(['rider_id', 'kind', 'uploaded_at']);
    table.index(['status', 'uploaded_at', 'id']);
  });
  await createTable(knex, 'guardian_requests', ({ table, id, text, code, instant }) => {
    id('rider_id').primary();
    id('code_id').notNullable().unique();
    text('name', 120).notNullable();
    text('email').notNullable();
    code('seal', 128).notNullable();
    instant('sent_at').notNullable();
    instant('expires_at').notNullable();
    table.integer('sent').notNullable();
    instant('counted_from').notNullable();
    instant('confirmed_at');
  });
  await createTable(knex, 'deletions', ({ table, id, date, instant }) => {
    id('rider_id').primary().references('riders.id');
    instant('requested_at').notNullable();
    date('erase_on').notNullable();
    instant('erased_at');
    table.index(['erased_at', 'rider_id', 'erase_on']);
  });
  // what a merge moved, so that it can be undone
  await createTable(knex, 'rider_merges', ({ table, id, text, long, instant }) => {
    id().primary();
    id('kept_id').notNullable().references('riders.id');
    id('deleted_id').notNullable().unique();
    instant('at').notNullable();
    text('by_name').notNullable();
    long('record').notNullable();
    table.index(['kept_id']);
    table.index(['at', 'id']);
  });
  // wrong PINs in a row
  await createTable(knex, 'pin_guards', ({ table, id, code, instant }) => {
    id('rider_id').primary().references('riders.id');
    code('seal', 200);
    table.integer('failures').notNullable();
    instant('locked_until');
  });
  // wrong PINs at a dealer
  await createTable(knex, 'dealer_guards', ({ table, id, instant }) => {
    id('dealer_id').primary().references('dealers.id');
    table.integer('failures').notNullable();
    instant('since').notNullable();
  });
  // the code that a rider shows at a counter: one for each rider, for a minute
  await createTable(knex, 'rider_codes', ({ table, id, code, instant }) => {
    id('rider_id').primary().references('riders.id');
    code('seal', 64).notNullable();
    instant('expires_at').notNullable();
    table.index(['seal']);
  });
  // to compute distances; filled by `places:load`
  await createTable(knex, 'postal_codes', ({ table, text, code }) => {
    code('country', 2).notNullable();
    code('postal_code', 12).notNullable();
    text('city').notNullable();
    text('state', 50);
    table.integer('lat_e6').notNullable();
    table.integer('lon_e6').notNullable();
    table.primary(['country', 'postal_code']);
  });
};
