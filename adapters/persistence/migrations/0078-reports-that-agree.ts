import type { Knex } from 'knex';
import { sqlOn } from '../sql.js';
import { fillSummaries } from '../summaries/fill-summaries.js';
import { addColumns, changeIndexes, isMysql } from './columns.js';

/** Counted by other rules before: results of canceled events or without a series, riders whose awards were taken back. */
const COUNTED_ANEW: ReadonlySet<string> = new Set(['brand', 'brand-series', 'rider', 'pro']);

/** Figures by the measures of core/reports, and whether a dealer shows its e-mail; no dealer agreed yet. Idempotent. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'dealers', ({ flag }) => {
    flag('show_email').defaultTo(false);
  });
  // lists of motorcycles ask whether one was retired, not who holds its VIN
  await changeIndexes(knex, 'bikes', {
    add: {
      bikes_kept_of_rider_index: ['rider_id', 'model_key', 'year', 'vin_status', 'retired_at', 'model'],
      bikes_kept_of_model_index: ['model_key', 'year', 'rider_id', 'vin_status', 'retired_at', 'model'],
      bikes_kept_of_status_index: ['vin_status', 'rider_id', 'retired_at'],
    },
    drop: ['bikes_of_rider_index', 'bikes_of_model_index'],
  });
  await fillSummaries(sqlOn(knex, isMysql(knex) ? 'mysql' : 'sqlite'), undefined, (kind) => COUNTED_ANEW.has(kind));
};
