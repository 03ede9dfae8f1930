import type { ChoiceSearch, CreditChoiceView } from '@rrr/core/payouts';
import type { PageOf } from '@rrr/core/shared';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { rowsIn, toSafeInteger } from '../sql.js';
import type { Amount, AwardRow, CreditChoiceAwardRow, CreditChoiceRow } from '../tables/index.js';
import { pageFrom } from './paging.js';

type PartRow = CreditChoiceAwardRow &
  Pick<AwardRow, 'label' | 'expires_on'> & {
    readonly worth: Amount;
    readonly left_over: Amount;
  };

/** What a rider took as dealer credit, newest first; ids of choices are ordered by time. */
export const creditChoices = async (
  db: Database,
  { riderId, awardId, ...page }: ChoiceSearch,
): Promise<PageOf<CreditChoiceView>> => {
  const reader = readerOn(db);
  const list = db.read('credit_choices as c').where('c.rider_id', riderId).orderBy('c.id', 'desc').select('c.*');
  if (awardId !== undefined)
    void list.whereExists(
      db
        .read('credit_choice_awards as p')
        .whereRaw('p.choice_id = c.id')
        .where((either) => either.where('p.award_id', awardId).orWhere('p.credit_award_id', awardId)),
    );
  const found = await pageFrom<CreditChoiceRow>(reader, list, page);
  const parts = await rowsIn<PartRow>(
    reader,
    found.items.map((row) => row.id),
    (some) => `SELECT p.*, a.label, k.expires_on, k.initial_value + COALESCE(b.initial_value, 0) AS worth,
        k.current_value + COALESCE(b.current_value, 0) AS left_over
      FROM credit_choice_awards p JOIN awards a ON a.id = p.award_id JOIN awards k ON k.id = p.credit_award_id
      LEFT JOIN awards b ON b.id = p.bonus_award_id WHERE p.choice_id IN (${some}) ORDER BY p.choice_id, p.award_id`,
  );
  return {
    ...found,
    items: found.items.map((row) => ({
      id: row.id,
      riderId: row.rider_id,
      currency: row.currency,
      amount: toSafeInteger(row.amount),
      bonus: toSafeInteger(row.bonus),
      basisPoints: row.basis_points,
      chosenAt: row.chosen_at,
      parts: parts.flatMap((part) =>
        part.choice_id === row.id
          ? [
              {
                awardId: part.award_id,
                creditId: part.credit_award_id,
                bonusId: part.bonus_award_id,
                amount: toSafeInteger(part.amount),
                bonus: toSafeInteger(part.bonus),
                label: part.label,
                worth: toSafeInteger(part.worth),
                left: toSafeInteger(part.left_over),
                expiresOn: part.expires_on,
              },
            ]
          : [],
      ),
    })),
  };
};
