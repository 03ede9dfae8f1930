import type { Redemption, RedemptionStore } from '@rrr/core/redemption';
import { nameKey } from '@rrr/core/riders';
import { dateIn } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { addEmployeeWords } from '../employee-words.js';
import { forUpdate, deferWrites, type Sql, toSafeInteger } from '../sql.js';
import { noteRedeemed } from '../summaries/note-money.js';
import type { AwardRow, LedgerEntryRow, RedemptionRow } from '../tables/index.js';
import { noteListedRedemption } from '../summaries/list-tallies.js';
import type { Keeping } from '../summaries/tallies.js';
import { AWARD, awardOf } from './money-rows.js';

export const REDEMPTION_COLUMNS = [
  'id',
  'number',
  'rider_id',
  'dealer_id',
  'currency',
  'amount',
  'employee_name',
  'redeemed_at',
  'status',
  'revoked_at',
  'revoked_by',
  'revoked_reason',
] as const satisfies readonly (keyof RedemptionRow)[];

export const redemptionOf = (row: Omit<RedemptionRow, 'employee_key' | 'redeemed_on'>): Redemption => ({
  id: row.id,
  number: toSafeInteger(row.number),
  riderId: row.rider_id,
  dealerId: row.dealer_id,
  currency: row.currency,
  amount: toSafeInteger(row.amount),
  employeeName: row.employee_name,
  redeemedAt: row.redeemed_at,
  status: row.status,
  revoked:
    row.revoked_at === null ? null : { at: row.revoked_at, byName: row.revoked_by ?? '', reason: row.revoked_reason },
});

/** `zone`: the time zone of its calendar day. */
export const redemptionRow = (redemption: Redemption, zone: string) => ({
  id: redemption.id,
  number: redemption.number,
  rider_id: redemption.riderId,
  dealer_id: redemption.dealerId,
  currency: redemption.currency,
  amount: redemption.amount,
  employee_name: redemption.employeeName,
  redeemed_at: redemption.redeemedAt,
  status: redemption.status,
  revoked_at: redemption.revoked?.at ?? null,
  revoked_by: redemption.revoked?.byName ?? null,
  revoked_reason: redemption.revoked?.reason ?? null,
  employee_key: nameKey(redemption.employeeName),
  redeemed_on: dateIn(redemption.redeemedAt, zone),
});

interface Redeemed {
  readonly redeemed: number | string | null;
}

export const sqlRedemptionStore = (sql: Sql, keeping: Keeping): RedemptionStore => ({
  insert: async (redemption) => {
    const row = redemptionRow(redemption, keeping.zone);
    // if two redemptions draw the same number, the second is retried
    await bulkInsert(deferWrites(sql), 'redemptions', [row]);
    await addEmployeeWords(sql, [row]);
    noteListedRedemption(keeping, undefined, row);
    noteRedeemed(keeping, { ...redemption, redeemedOn: row.redeemed_on }, 1);
  },

  spendable: async (riderId, currency, day) => {
    const redeemed =
      "SELECT SUM(amount) FROM redemptions WHERE rider_id = ? AND redeemed_on = ? AND currency = ? AND status IN ('redeemed', 'refunded')";
    const rows = await sql.rows<AwardRow & Redeemed>(
      `SELECT ${AWARD}, (${redeemed}) AS redeemed FROM awards WHERE rider_id = ? AND currency = ?
        AND current_value > 0 AND type <> 'cash' ORDER BY id`,
      [riderId, day, currency, riderId, currency],
    );
    // no award, no row that could say it
    const [of] =
      rows.length > 0 ? rows : await sql.rows<Redeemed>(`SELECT (${redeemed}) AS redeemed`, [riderId, day, currency]);
    return { awards: rows.map(awardOf), redeemed: toSafeInteger(of?.redeemed ?? 0) };
  },

  riderOf: async (id) =>
    (await sql.rows<Pick<RedemptionRow, 'rider_id'>>('SELECT rider_id FROM redemptions WHERE id = ?', [id]))[0]
      ?.rider_id,

  lock: async (id) => {
    const [row] = await sql.rows<RedemptionRow>(
      `SELECT ${REDEMPTION_COLUMNS.join(', ')} FROM redemptions WHERE id = ?${forUpdate(sql)}`,
      [id],
    );
    return row && redemptionOf(row);
  },

  lines: async (id) => {
    const rows = await sql.rows<Pick<LedgerEntryRow, 'award_id' | 'amount'>>(
      "SELECT award_id, amount FROM ledger_entries WHERE reference = ? AND kind = 'redeem' ORDER BY sequence",
      [id],
    );
    return rows.map((row) => ({ awardId: row.award_id, amount: -toSafeInteger(row.amount) }));
  },

  revoke: async (id, { at, byName, reason }) => {
    const [before] = await sql.rows<RedemptionRow>(
      'SELECT rider_id, dealer_id, currency, amount, redeemed_on, status FROM redemptions WHERE id = ?',
      [id],
    );
    await sql.run(
      "UPDATE redemptions SET status = 'revoked', revoked_at = ?, revoked_by = ?, revoked_reason = ? WHERE id = ?",
      [at, byName, reason, id],
    );
    if (!before || before.status === 'revoked') return;
    noteListedRedemption(keeping, before, { ...before, status: 'revoked' });
    noteRedeemed(
      keeping,
      {
        riderId: before.rider_id,
        dealerId: before.dealer_id,
        currency: before.currency,
        amount: toSafeInteger(before.amount),
        redeemedOn: before.redeemed_on,
      },
      -1,
    );
  },
});
