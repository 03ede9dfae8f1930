import type { Knex } from 'knex';
import { rebuildWords } from '../words.js';
import { isMysql } from './columns.js';

/**
 * Fills the words by which administrators find riders by the last digits of a phone number or VIN, and by a mistyped
 * name. Page by page, each with its own transaction; what is there already is replaced, so it can run again.
 */
export const up = (knex: Knex): Promise<void> =>
  rebuildWords(
    { kind: isMysql(knex) ? 'mysql' : 'sqlite', write: knex },
    ['riders'],
    ['rider-phone', 'rider-vin', 'rider-ending'],
  );
