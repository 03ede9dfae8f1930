import type { AdjustmentStore } from '@rrr/core/ledger';
import { bulkInsert } from '../bulk-insert.js';
import { laterOn, rowsIn, type Sql } from '../sql.js';

export const knexAdjustmentStore = (sql: Sql): AdjustmentStore => ({
  insert: (it) =>
    bulkInsert(laterOn(sql), 'adjustments', [
      { id: it.id, rider_id: it.riderId, award_id: it.awardId, currency: it.currency, amount: it.amount, reason: it.reason, at: it.at, by_name: it.byName },
    ]),
  claimed: async (awardIds) =>
    (await rowsIn<{ live_award_id: string }>(sql, awardIds, (marks) => `SELECT live_award_id FROM payout_claim_awards WHERE live_award_id IN (${marks})`)).map((it) => it.live_award_id),
});
