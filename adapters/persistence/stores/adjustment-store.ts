import type { AdjustedInDay, AdjustmentStore } from '@rrr/core/ledger';
import { bulkInsert } from '../bulk-insert.js';
import { deferWrites, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { AdjustedDayRow } from '../tables/index.js';

/** The row of a day for all currencies: the code for no currency. */
const ALL = 'XXX';

/** The update locks the row, so the sum read next includes all earlier adjustments. */
const added = async (
  sql: Sql,
  { accountId, day, currency, amount }: Omit<AdjustedInDay, 'currency'> & { readonly currency: string },
): Promise<number> => {
  await bulkInsert(sql, 'adjusted_days', [{ account_id: accountId, day, currency, amount }], {
    keys: ['account_id', 'day', 'currency'],
    update: [],
    add: ['amount'],
  });
  const [row] = await sql.rows<AdjustedDayRow>(
    'SELECT amount FROM adjusted_days WHERE account_id = ? AND day = ? AND currency = ?',
    [accountId, day, currency],
  );
  return toSafeInteger(row?.amount ?? 0);
};

export const sqlAdjustmentStore = (sql: Sql): AdjustmentStore => ({
  insert: (adjustment) =>
    bulkInsert(deferWrites(sql), 'adjustments', [
      {
        id: adjustment.id,
        rider_id: adjustment.riderId,
        award_id: adjustment.awardId,
        currency: adjustment.currency,
        amount: adjustment.amount,
        reason: adjustment.reason,
        at: adjustment.at,
        by_name: adjustment.byName,
      },
    ]),
  count: (adjusted) => added(sql, adjusted),
  countAlone: (adjusted) => added(sql, { ...adjusted, currency: ALL }),
  claimed: async (awardIds) =>
    (
      await rowsIn<{ live_award_id: string }>(
        sql,
        awardIds,
        (placeholders) => `SELECT live_award_id FROM payout_claim_awards WHERE live_award_id IN (${placeholders})`,
      )
    ).map((row) => row.live_award_id),
});
