import type { Knex } from 'knex';
import { changeIndexes } from './columns.js';

/** Gives each list an index that covers its filters, and drops indexes that are a prefix of another. */
export const up = async (knex: Knex): Promise<void> => {
  await changeIndexes(knex, 'redemptions', {
    add: { redemptions_listed_index: ['redeemed_at', 'id', 'status', 'dealer_id', 'rider_id'] },
    drop: [
      'redemptions_redeemed_at_id_index',
      'redemptions_redeemed_at_id_status_index',
      'redemptions_dealer_id_redeemed_at_id_index',
      'redemptions_rider_id_redeemed_at_id_index',
    ],
  });
  await changeIndexes(knex, 'riders', {
    add: { riders_listed_by_activity_index: ['deactivated', 'sort_key', 'id', 'merged_into'] },
    drop: ['riders_deactivated_sort_key_id_index', 'riders_sort_key_id_index'],
  });
  await changeIndexes(knex, 'bikes', {
    add: {
      bikes_of_rider_index: ['rider_id', 'model_key', 'year', 'vin_status', 'active_vin'],
      bikes_of_model_index: ['model_key', 'year', 'rider_id', 'vin_status', 'active_vin'],
    },
    drop: ['bikes_model_key_year_rider_id_index'],
  });
  await changeIndexes(knex, 'awards', {
    add: {
      awards_of_event_index: ['event_id', 'initial_value', 'rider_id'],
      awards_waiting_index: ['type', 'status', 'awarded_on', 'id', 'rider_id', 'event_id'],
    },
    drop: ['awards_event_id_index', 'awards_type_status_awarded_on_id_index'],
  });
};
