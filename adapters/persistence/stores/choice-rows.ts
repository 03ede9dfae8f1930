import type { Chosen, CreditChoice } from '@rrr/core/ledger';
import { bulkInsert } from '../bulk-insert.js';
import { deferWrites, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { Amount, CreditChoiceAwardRow } from '../tables/index.js';

/** By cash award: what its rider took as credit, the first choice first; ids of choices are ordered by time. */
export const choicesOf = async (
  sql: Pick<Sql, 'rows'>,
  awardIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Chosen[]>> => {
  const rows = await rowsIn<Pick<CreditChoiceAwardRow, 'award_id' | 'amount'> & { readonly basis_points: Amount }>(
    sql,
    awardIds,
    (some) => `SELECT p.award_id, p.amount, c.basis_points FROM credit_choice_awards p
      JOIN credit_choices c ON c.id = p.choice_id WHERE p.award_id IN (${some}) ORDER BY p.choice_id`,
  );
  const found = new Map<string, Chosen[]>();
  for (const row of rows) {
    const chosen = { amount: toSafeInteger(row.amount), basisPoints: toSafeInteger(row.basis_points) };
    found.set(row.award_id, [...(found.get(row.award_id) ?? []), chosen]);
  }
  return found;
};

/** Stores a choice; the awards that it names are stored before. */
export const recordChoice = async (sql: Sql, choice: CreditChoice): Promise<void> => {
  const { id, riderId, currency, amount, bonus, basisPoints, chosenAt } = choice;
  await bulkInsert(deferWrites(sql), 'credit_choices', [
    { id, rider_id: riderId, currency, amount, bonus, basis_points: basisPoints, chosen_at: chosenAt },
  ]);
  await bulkInsert(
    deferWrites(sql),
    'credit_choice_awards',
    choice.parts.map((part) => ({
      choice_id: id,
      award_id: part.awardId,
      credit_award_id: part.creditId,
      bonus_award_id: part.bonusId,
      amount: part.amount,
      bonus: part.bonus,
    })),
  );
};
