import type { Line } from '@rrr/core/ledger';
import type { PayoutClaim, PayoutClaimStore } from '@rrr/core/payouts';
import { bulkInsert, type Row } from '../bulk-insert.js';
import { forUpdate, deferWrites, placeholders, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import { noteClaim } from '../summaries/note-others.js';
import type { PayoutClaimAwardRow, PayoutClaimRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { CLAIM, claimAwardRows, claimOf, claimRow } from './payout-rows.js';

const CHANGING = [
  'gross',
  'withholding',
  'net',
  'withholding_basis_points',
  'method',
  'state',
  'sent_at',
  'sent_by',
  'sent_on',
  'sent_reference',
  'tax_status',
  'tax_country',
  'canceled_at',
  'version',
] as const;

const asRow = (row: PayoutClaimRow | PayoutClaimAwardRow): Row => ({ ...row });

/** Claims and their awards; a unique index limits each award to one pending claim. */
export const sqlPayoutClaimStore = (sql: Sql, keeping: Keeping): PayoutClaimStore => ({
  owners: async (ids) => {
    const rows = await rowsIn<Pick<PayoutClaimRow, 'id' | 'rider_id' | 'currency'>>(
      sql,
      ids,
      (some) => `SELECT id, rider_id, currency FROM payout_claims WHERE id IN (${some})`,
    );
    return rows
      .map((row) => ({ id: row.id, riderId: row.rider_id, currency: row.currency }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  },

  lock: async (ids) => {
    const sorted = ids.toSorted();
    const rows = await rowsIn<PayoutClaimRow>(
      sql,
      sorted,
      (some) => `SELECT ${CLAIM} FROM payout_claims WHERE id IN (${some}) ORDER BY id${forUpdate(sql)}`,
    );
    const lines = await rowsIn<PayoutClaimAwardRow>(
      sql,
      sorted,
      (some) =>
        `SELECT claim_id, award_id, amount FROM payout_claim_awards WHERE claim_id IN (${some}) ORDER BY claim_id, award_id`,
    );
    const ofClaim = new Map<string, Line[]>(rows.map((row) => [row.id, []]));
    for (const line of lines)
      ofClaim.get(line.claim_id)?.push({ awardId: line.award_id, amount: toSafeInteger(line.amount) });
    return rows.map((row): PayoutClaim => ({ ...claimOf(row), lines: ofClaim.get(row.id) ?? [] }));
  },

  insert: async (claim) => {
    const row = claimRow(claim);
    await bulkInsert(deferWrites(sql), 'payout_claims', [asRow(row)]);
    await bulkInsert(deferWrites(sql), 'payout_claim_awards', claimAwardRows(claim).map(asRow));
    noteClaim(keeping, undefined, row);
  },

  save: async (claims) => {
    const before = await rowsIn<PayoutClaimRow>(
      sql,
      claims.map((claim) => claim.id),
      (some) => `SELECT ${CLAIM} FROM payout_claims WHERE id IN (${some})`,
    );
    const known = new Map(before.map((row) => [row.id, row]));
    for (const claim of claims) {
      const row = claimRow(claim);
      await sql.later(`UPDATE payout_claims SET ${CHANGING.map((text) => `${text} = ?`).join(', ')} WHERE id = ?`, [
        ...CHANGING.map((field) => row[field]),
        row.id,
      ]);
      if (known.get(row.id)?.state !== row.state)
        await sql.later(
          `UPDATE payout_claim_awards SET live_award_id = ${row.state === 'pending' ? 'award_id' : 'NULL'} WHERE claim_id = ?`,
          [row.id],
        );
      noteClaim(keeping, known.get(row.id), row);
    }
  },

  saveLines: async ({ id, lines }) => {
    await sql.later('DELETE FROM payout_claim_awards WHERE claim_id = ?', [id]);
    await bulkInsert(
      deferWrites(sql),
      'payout_claim_awards',
      claimAwardRows({ id, state: 'pending', lines }).map(asRow),
    );
  },

  claimed: async (awardIds) => {
    const live = await rowsIn<{ id: string }>(
      sql,
      awardIds,
      (some) => `SELECT live_award_id AS id FROM payout_claim_awards WHERE live_award_id IN (${some})`,
    );
    const canceling = await rowsIn<{ id: string }>(
      sql,
      awardIds,
      (some) =>
        `SELECT l.award_id AS id FROM payout_claim_awards l JOIN payment_orders o ON o.claim_id = l.claim_id
         WHERE l.award_id IN (${some}) AND o.status = 'canceling'`,
    );
    return [...new Set([...live, ...canceling].map((item) => item.id))];
  },

  due: async ({ currency, methods, dueBy, leaveOut }, limit) => {
    if (methods.length === 0) return [];
    const until = dueBy === null ? '' : ' AND due_on <= ?';
    const without = leaveOut.length === 0 ? '' : ` AND id NOT IN (${placeholders(leaveOut)})`;
    const rows = await sql.rows<{ id: string }>(
      `SELECT id FROM payout_claims WHERE state = 'pending' AND currency = ? AND method IN (${placeholders(methods)})${until}${without}
       ORDER BY due_on, id LIMIT ?`,
      [currency, ...methods, ...(dueBy === null ? [] : [dueBy]), ...leaveOut, limit],
    );
    return rows.map((row) => row.id);
  },

  chequesDue: async (currency) =>
    (
      await sql.rows<{ id: string }>(
        "SELECT id FROM payout_claims WHERE state = 'pending' AND method = 'cheque' AND currency = ? ORDER BY requested_at, id",
        [currency],
      )
    ).map((row) => row.id),
});
