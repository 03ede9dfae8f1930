import type { Knex } from 'knex';
import { addColumns } from './columns.js';

/** When a daily job failed; null when its last run was done. */
export const up = (knex: Knex): Promise<void> => addColumns(knex, 'jobs', ({ instant }) => void instant('failed_at'));
