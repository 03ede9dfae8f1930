import type {
  ArrivedBike,
  VinArrival,
  VinArrivalStore,
  VinDispute,
  VinDisputeStore,
  VinPattern,
  VinPatternStore,
} from '@rrr/core/vin';
import { rowMapper, VIN_PATTERN } from '@rrr/records';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, placeholders, rowsIn, type Sql } from '../sql.js';
import type { VinArrivalRow, VinDisputeRow, VinPatternRow } from '../tables/index.js';
import { KEPT_BIKE, keptBikeOf, type KeptBikeRow } from './bike-store.js';
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
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.run_id === null ? {} : { runId: row.run_id }),
});

export const sqlVinDisputeStore = (sql: Sql): VinDisputeStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<VinDisputeRow>(`SELECT * FROM vin_disputes WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && disputeOf(row);
  },
  settle: (id, at, byName) =>
    sql.run('UPDATE vin_disputes SET settled_at = ?, settled_by = ? WHERE id = ?', [at, byName, id]),
  ofRun: async (runId, limit) =>
    (
      await sql.rows<VinDisputeRow>(
        'SELECT * FROM vin_disputes WHERE run_id = ? AND settled_at IS NULL ORDER BY id LIMIT ?',
        [runId, limit],
      )
    ).map(disputeOf),
  settleClaims: (vin, claimedBy, at, byName) =>
    sql.run(
      `UPDATE vin_disputes SET settled_at = ?, settled_by = ?
        WHERE vin = ? AND claimed_by = ? AND settled_at IS NULL AND reason IS NULL`,
      [at, byName, vin, claimedBy],
    ),
});

const arrivalOf = (row: VinArrivalRow): VinArrival => ({
  bikeId: row.bike_id,
  riderId: row.rider_id,
  vin: row.vin,
  family: row.family,
  network: row.network,
  device: row.device,
  at: row.at,
});

/** enough for any run; a source with more has the newest compared */
const MOST_ARRIVALS = 2_000;

type ArrivedRow = KeptBikeRow & {
  readonly network: string | null;
  readonly device: string | null;
  readonly family: string;
  readonly arrived_at: string;
  readonly run_id: string | null;
};

const BIKE_OF_ARRIVAL = KEPT_BIKE.split(', ')
  .map((part) => `b.${part}`)
  .join(', ');

const arrivedOf = (row: ArrivedRow): ArrivedBike => ({
  bikeId: row.id,
  riderId: row.rider_id,
  vin: row.vin,
  family: row.family,
  network: row.network,
  device: row.device,
  at: row.arrived_at,
  bike: keptBikeOf(row),
  runId: row.run_id,
});

export const sqlVinArrivalStore = (sql: Sql): VinArrivalStore => ({
  note: (arrival) =>
    bulkInsert(
      sql,
      'vin_arrivals',
      [
        {
          bike_id: arrival.bikeId,
          rider_id: arrival.riderId,
          vin: arrival.vin,
          family: arrival.family,
          network: arrival.network,
          device: arrival.device,
          at: arrival.at,
        },
      ],
      { keys: ['bike_id'], update: ['rider_id', 'vin', 'family', 'network', 'device', 'at'] },
    ),
  ofBikes: async (bikeIds) =>
    (
      await rowsIn<VinArrivalRow>(
        sql,
        bikeIds,
        (some) => `SELECT * FROM vin_arrivals WHERE bike_id IN (${some}) ORDER BY bike_id`,
      )
    ).map(arrivalOf),
  ofSources: async (sources, since) => {
    const found = new Map<string, ArrivedBike>();
    for (const source of ['network', 'device'] as const) {
      const keys = [...new Set(sources.flatMap((vinSource) => vinSource[source] ?? []))].toSorted();
      const rows = await rowsIn<ArrivedRow>(
        sql,
        keys,
        (some) =>
          `SELECT ${BIKE_OF_ARRIVAL}, a.network, a.device, a.family, a.at AS arrived_at, d.run_id FROM vin_arrivals a
            JOIN bikes b ON b.id = a.bike_id AND b.vin = a.vin
            LEFT JOIN vin_disputes d ON d.claimed_bike_id = b.id AND d.settled_at IS NULL AND d.reason = 'run'
          WHERE a.${source} IN (${some}) AND a.at > ? ORDER BY a.at DESC, a.bike_id LIMIT ${MOST_ARRIVALS}`,
        [since],
      );
      for (const row of rows) found.set(row.id, arrivedOf(row));
    }
    return [...found.values()];
  },
  ofPromoter: async (promoterId, riderIds, since) => {
    const theirs = await rowsIn<VinArrivalRow>(
      sql,
      riderIds,
      (some) => `SELECT * FROM vin_arrivals WHERE rider_id IN (${some}) AND at > ?`,
      [since],
    );
    const others = await sql.rows<VinArrivalRow>(
      `SELECT a.* FROM vin_arrivals a WHERE a.at > ? AND EXISTS (SELECT 1 FROM results x
          JOIN events e ON e.id = x.event_id WHERE x.rider_id = a.rider_id AND e.promoter_id = ?)
        ORDER BY a.at DESC, a.bike_id LIMIT ${MOST_ARRIVALS}`,
      [since, promoterId],
    );
    const found = new Map([...others, ...theirs].map((other) => [other.bike_id, other]));
    return [...found.values()].map(arrivalOf);
  },
});

const mapper = rowMapper(VIN_PATTERN);

export const patternOfRow = (row: VinPatternRow): VinPattern => ({
  ...mapper.fields(row),
  id: row.id,
  status: row.status,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
});

export const patternRow = (pattern: VinPattern) => ({
  ...mapper.columns(pattern),
  id: pattern.id,
  status: pattern.status,
  model_key: modelKey(pattern.model),
  decided_at: pattern.decidedAt,
  decided_by: pattern.decidedBy,
});

export const sqlVinPatternStore = (sql: Sql): VinPatternStore => {
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
    ofYears: async (years) => (years.length === 0 ? [] : patterns(`year IN (${placeholders(years)})`, years)),
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
