import type { Knex } from 'knex';
import { addColumns } from './columns.js';

export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'bikes', ({ table }) => void table.integer('version').notNullable().defaultTo(1));
