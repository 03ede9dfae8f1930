import type { VinDispute, VinDisputeStore, VinPattern, VinPatternStore } from '@rrr/core/vin';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, marks, rowsIn, type Sql } from '../sql.js';
import type { VinDisputeRow, VinPatternRow } from '../tables/index.js';
import { modelKey } from './model-key.js';

export const disputeOf = (row: VinDisputeRow): VinDispute => ({
  id: row.id,
  vin: row.vin,
  heldBy: row.held_by,
  claimedBy: row.claimed_by,
  claimed: { bikeId: row.claimed_bike_id, year: row.claimed_year, make: row.claimed_make, model: row.claimed_model },
  at: row.at,
  settledAt: row.settled_at,
  settledBy: row.settled_by,
});

export const knexVinDisputeStore = (sql: Sql): VinDisputeStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<VinDisputeRow>(`SELECT * FROM vin_disputes WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && disputeOf(row);
  },
  settle: (id, at, byName) =>
    sql.run('UPDATE vin_disputes SET settled_at = ?, settled_by = ? WHERE id = ?', [at, byName, id]),
  settleClaims: (vin, claimedBy, at, byName) =>
    sql.run(
      'UPDATE vin_disputes SET settled_at = ?, settled_by = ? WHERE vin = ? AND claimed_by = ? AND settled_at IS NULL',
      [at, byName, vin, claimedBy],
    ),
});

export const patternOfRow = (row: VinPatternRow): VinPattern => ({
  id: row.id,
  model: row.model,
  year: row.year,
  pattern: row.pattern,
  status: row.status,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
});

export const patternRow = (pattern: VinPattern) => ({
  id: pattern.id,
  model: pattern.model,
  year: pattern.year,
  pattern: pattern.pattern,
  status: pattern.status,
  model_key: modelKey(pattern.model),
  decided_at: pattern.decidedAt,
  decided_by: pattern.decidedBy,
});

export const knexVinPatternStore = (sql: Sql): VinPatternStore => {
  const patterns = async (where: string, values: readonly (string | number)[], lock = '') =>
    (await sql.rows<VinPatternRow>(`SELECT * FROM vin_patterns WHERE ${where} ORDER BY id${lock}`, values)).map(
      patternOfRow,
    );
  return {
    byId: async (id) => (await patterns('id = ?', [id], forUpdate(sql)))[0],
    verified: async (ids) =>
      ids === undefined
        ? patterns("status = 'verified'", [])
        : (
            await rowsIn<VinPatternRow>(
              sql,
              ids,
              (some) => `SELECT * FROM vin_patterns WHERE id IN (${some}) AND status = 'verified' ORDER BY id`,
            )
          ).map(patternOfRow),
    verifiedFor: (model, year) =>
      patterns("model_key = ? AND year = ? AND status = 'verified'", [modelKey(model), year]),
    ofYears: async (years) => (years.length === 0 ? [] : patterns(`year IN (${marks(years)})`, years)),
    insert: (all) => lostOnDuplicate(bulkInsert(sql, 'vin_patterns', all.map(patternRow))),
    save: (pattern) =>
      sql.run('UPDATE vin_patterns SET status = ?, decided_at = ?, decided_by = ? WHERE id = ?', [
        pattern.status,
        pattern.decidedAt,
        pattern.decidedBy,
        pattern.id,
      ]),
    remove: (id) => sql.run('DELETE FROM vin_patterns WHERE id = ?', [id]),
  };
};
