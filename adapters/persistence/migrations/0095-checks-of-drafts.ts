import type { Knex } from 'knex';
import { addChecks, type TableChecks } from './checks.js';

/** A draft neither pays nor waits for a decision. */
const CHECKS: readonly TableChecks[] = [
  {
    table: 'events',
    key: ['id'],
    checks: {
      events_published_check: 'published = 1 OR (paying = 0 AND paying_asked_at IS NULL)',
      events_will_pay_check: 'published = 0 OR will_pay = 0',
    },
  },
];

export const up = (knex: Knex): Promise<void> => addChecks(knex, CHECKS);
