import type { RefundStore } from '@rrr/core/redemption';
import { bulkInsert } from '../bulk-insert.js';
import { chunks, forUpdate, deferWrites, placeholders, rowsIn, type Sql } from '../sql.js';
import { noteRefund } from '../summaries/note-others.js';
import type { DealerRefundRow, RedemptionRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { REDEMPTION_COLUMNS, redemptionOf } from './redemption-store.js';
import { REFUND_COLUMNS, refundOf, refundRow } from './payout-rows.js';

/** Refunds to dealers; the redemption's status is updated too, for everyone who locks it. */
export const sqlRefundStore = (sql: Sql, keeping: Keeping): RefundStore => {
  const setStatus = async (redemptionIds: readonly string[], status: RedemptionRow['status']): Promise<void> => {
    for (const some of chunks(redemptionIds, 500))
      await sql.later(`UPDATE redemptions SET status = ? WHERE id IN (${placeholders(some)})`, [status, ...some]);
  };
  return {
    lockRedemptions: async (ids) =>
      (
        await rowsIn<RedemptionRow>(
          sql,
          ids.toSorted(),
          (some) =>
            `SELECT ${REDEMPTION_COLUMNS.join(', ')} FROM redemptions WHERE id IN (${some}) ORDER BY id${forUpdate(sql)}`,
        )
      ).map(redemptionOf),
    standing: async (redemptionIds) =>
      (
        await rowsIn<DealerRefundRow>(
          sql,
          redemptionIds.toSorted(),
          (some) =>
            `SELECT ${REFUND_COLUMNS.join(', ')} FROM dealer_refunds WHERE live_redemption_id IN (${some}) ORDER BY live_redemption_id`,
        )
      ).map(refundOf),
    insert: async (refunds) => {
      const rows = refunds.map(refundRow);
      await bulkInsert(
        deferWrites(sql),
        'dealer_refunds',
        rows.map((row) => ({ ...row })),
      );
      await setStatus(
        refunds.map((refund) => refund.redemptionId),
        'refunded',
      );
      for (const row of rows) noteRefund(keeping, row, 1);
    },
    undo: async (refunds, at, byName) => {
      for (const some of chunks(refunds, 500))
        await sql.later(
          `UPDATE dealer_refunds SET live_redemption_id = NULL, undone_at = ?, undone_by = ? WHERE id IN (${placeholders(some)})`,
          [at, byName, ...some.map((refund) => refund.id)],
        );
      await setStatus(
        refunds.map((refund) => refund.redemptionId),
        'redeemed',
      );
      for (const refund of refunds) noteRefund(keeping, refundRow(refund), -1);
    },
  };
};
