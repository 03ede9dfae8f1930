import type { Knex } from 'knex';
import { addChecks, type TableChecks } from './checks.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** Amounts of choices that no rule allows. */
const CHECKS: readonly TableChecks[] = [
  {
    table: 'credit_choices',
    key: ['id'],
    checks: {
      credit_choices_amount_check: `amount BETWEEN 1 AND ${MOST}`,
      credit_choices_bonus_check: 'bonus BETWEEN 0 AND amount',
      credit_choices_basis_points_check: 'basis_points BETWEEN 0 AND 10000',
    },
  },
  {
    table: 'credit_choice_awards',
    key: ['choice_id', 'award_id'],
    checks: {
      credit_choice_awards_amount_check: `amount BETWEEN 1 AND ${MOST}`,
      credit_choice_awards_bonus_check: 'bonus BETWEEN 0 AND amount',
    },
  },
];

export const up = (knex: Knex): Promise<void> => addChecks(knex, CHECKS);
