import type { Knex } from 'knex';
import { createTable } from './columns.js';

export const up = async (knex: Knex): Promise<void> => {
  await createTable(knex, 'admins', ({ table, id, text, flag }) => {
    id().primary();
    text('full_name').notNullable();
    text('email', 254).notNullable();
    text('phone', 40);
    text('profile_image');
    flag('deactivated');
    table.index(['email']);
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
    for (const name of ['address_line1', 'address_line2', 'city', 'hometown', 'profile_image']) text(name);
    text('state', 50);
    text('zipcode', 12);
    code('country', 2).notNullable();
    text('ama_number', 40);
    for (const name of ['factory', 'professional', 'parental_consent', 'deactivated']) flag(name);
    instant('enrolled_at').notNullable();
    text('name_key').notNullable();
    text('ama_key', 40);
    text('sort_key').notNullable();
    text('search_key', 400).notNullable();
    text('personal_key', 400).notNullable();
    table.index(['name_key']);
    table.index(['ama_key']);
    table.index(['email']);
    table.index(['deactivated', 'sort_key', 'id']);
    table.index(['sort_key', 'id']);
  });
  await createTable(knex, 'bikes', ({ table, id, text, code }) => {
    id().primary();
    id('rider_id').notNullable().references('riders.id');
    table.integer('year').notNullable();
    text('make', 60).notNullable();
    text('model', 60).notNullable();
    code('vin', 17).notNullable();
    code('vin_status', 10).notNullable();
    text('model_key', 60).notNullable();
    code('active_vin', 17).unique();
    table.index(['rider_id', 'id']);
    table.index(['model_key', 'year', 'rider_id']);
  });
  await createTable(knex, 'dealers', ({ table, id, text, code, flag }) => {
    id().primary();
    text('maker_number', 40).notNullable();
    text('name').notNullable();
    for (const name of ['address_line1', 'address_line2', 'city', 'website_url', 'profile_image']) text(name);
    text('state', 50);
    text('zipcode', 12);
    code('country', 2).notNullable();
    text('phone', 40);
    text('email', 254);
    text('bio', 2000);
    flag('deactivated');
    text('search_key', 400).notNullable();
    table.unique(['maker_number']);
  });
  await createTable(knex, 'promoters', ({ table, id, text, code, flag }) => {
    id().primary();
    text('name').notNullable();
    text('email', 254).notNullable();
    text('phone', 40);
    text('profile_image');
    code('status', 10).notNullable();
    flag('deactivated');
    text('search_key', 400).notNullable();
    table.index(['status', 'id']);
  });
  await createTable(knex, 'pin_guards', ({ table, id, code, instant }) => {
    id('rider_id').primary().references('riders.id');
    code('seal', 200);
    table.integer('failures').notNullable();
    instant('locked_until');
  });
  await createTable(knex, 'dealer_guards', ({ table, id, instant }) => {
    id('dealer_id').primary().references('dealers.id');
    table.integer('failures').notNullable();
    instant('since').notNullable();
  });
};
