import type { Knex } from 'knex';
import { addColumns } from './columns.js';

interface Taking {
  readonly award_id: string;
  readonly amount: number | string;
}

/** A class that exists only because of an accepted claim: it has results of claimants only. */
const OPENED_BY_A_CLAIM = `results_received_at IS NOT NULL AND EXISTS (SELECT 1 FROM results AS x WHERE x.class_id = classes.id)
  AND NOT EXISTS (SELECT 1 FROM results AS x WHERE x.class_id = classes.id AND NOT EXISTS (
    SELECT 1 FROM result_claims AS k WHERE k.class_id = x.class_id AND k.rider_id = x.rider_id AND k.state = 'accepted'))`;

/**
 * Fills in what admins deducted from each award, from the ledger, and the class of each accepted claim's result. A
 * class with claimed results only waits for the promoter's results. Idempotent.
 */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'awards', ({ money }) => void money('taken').defaultTo(0));
  const takings: readonly Taking[] = await knex('adjustments as j')
    .join('ledger_entries as e', 'e.reference', 'j.id')
    .where('j.amount', '<', 0)
    .groupBy('e.award_id')
    .select('e.award_id')
    .sum('e.amount as amount');
  for (const { award_id: id, amount } of takings)
    await knex('awards')
      .where({ id })
      .update({ taken: -Number(amount) });

  const accepted: readonly { readonly id: string; readonly class_id: string }[] = await knex('result_claims as k')
    .join('results as x', 'x.id', 'k.result_id')
    .where('k.state', 'accepted')
    .select('k.id', 'x.class_id');
  for (const { id, class_id: classId } of accepted)
    await knex('result_claims').where({ id }).update({ class_id: classId });
  await knex('classes').whereRaw(OPENED_BY_A_CLAIM).update({ results_received_at: null });
};
