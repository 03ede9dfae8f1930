import { bikeOfVerdict, type Verdict } from '@rrr/core/eligibility';
import type { BikeOwner, BikeStore, KeptBike, TakenVin } from '@rrr/core/vin';
import { BIKE, columnsOf, rowMapper } from '@rrr/records';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { chunks, type Flag, forUpdate, placeholders, type Sql } from '../sql.js';
import type { BikeRow, ResultRow, Written } from '../tables/index.js';
import { updateRow } from '../update-row.js';
import { addVinWord, saveVinWords } from '../words.js';
import { modelKey } from './model-key.js';

const mapper = rowMapper(BIKE);

export type KeptBikeRow = Omit<BikeRow, 'model_key'>;
const KEPT = {
  ...columnsOf(BIKE),
  id: true,
  rider_id: true,
  vin_status: true,
  active_vin: true,
  verified_at: true,
  verified_by: true,
  created_at: true,
  retired_at: true,
  version: true,
  doubt: true,
} as const satisfies Record<keyof KeptBikeRow, boolean>;
export const KEPT_BIKE = Object.keys(KEPT).join(', ');

export const keptBikeOf = (row: KeptBikeRow): KeptBike => ({
  ...mapper.fields(row),
  id: row.id,
  riderId: row.rider_id,
  vinStatus: row.vin_status,
  holdsVin: row.active_vin !== null,
  retiredAt: row.retired_at,
  verifiedAt: row.verified_at,
  verifiedBy: row.verified_by,
  createdAt: row.created_at,
  version: row.version,
  ...(row.doubt === null ? {} : { doubt: row.doubt }),
});

export const keptBikeRow = (bike: KeptBike): Written<BikeRow> => ({
  ...mapper.columns(bike),
  id: bike.id,
  rider_id: bike.riderId,
  vin_status: bike.vinStatus,
  model_key: modelKey(bike.model),
  active_vin: bike.holdsVin ? bike.vin : null,
  verified_at: bike.verifiedAt,
  verified_by: bike.verifiedBy,
  created_at: bike.createdAt,
  retired_at: bike.retiredAt,
  version: bike.version,
  doubt: bike.doubt ?? null,
});

type OwnerRow = {
  readonly id: string;
  readonly full_name: string;
  readonly country: string;
  readonly deactivated: Flag;
  readonly merged_into: string | null;
};

export const sqlBikeStore = (sql: Sql): BikeStore => {
  const bikes = async (where: string, values: readonly string[], lock = ''): Promise<readonly KeptBike[]> =>
    (await sql.rows<BikeRow>(`SELECT ${KEPT_BIKE} FROM bikes WHERE ${where}${lock}`, values)).map(keptBikeOf);
  const owner = async (riderId: string): Promise<BikeOwner | undefined> => {
    const [row] = await sql.rows<OwnerRow>(
      `SELECT id, full_name, country, deactivated, merged_into FROM riders WHERE id = ?${forUpdate(sql)}`,
      [riderId],
    );
    return row && row.merged_into === null
      ? { id: row.id, fullName: row.full_name, country: row.country, deactivated: Boolean(row.deactivated) }
      : undefined;
  };

  return {
    owner,
    insert: async (riderId, bike) => {
      await lostOnDuplicate(bulkInsert(sql, 'bikes', [keptBikeRow({ ...bike, riderId })]));
      await addVinWord(sql, riderId, bike.vin);
    },
    save: async (bike) => {
      const { rider_id: _, created_at: _c, ...row } = keptBikeRow(bike);
      await lostOnDuplicate(updateRow(sql, 'bikes', row));
      await saveVinWords(sql, [bike.riderId]);
    },
    retire: (bikeId, at) => sql.run('UPDATE bikes SET active_vin = NULL, retired_at = ? WHERE id = ?', [at, bikeId]),
    byId: async (bikeId) => {
      const [found] = await bikes('id = ? AND retired_at IS NULL', [bikeId]);
      // locks the rider first, like all callers, then the bike
      const rider = found && (await owner(found.riderId));
      const [bike] = rider ? await bikes('id = ? AND retired_at IS NULL', [bikeId], forUpdate(sql)) : [];
      return bike && rider && bike.riderId === rider.id ? { bike, rider } : undefined;
    },
    ofRider: (riderId) => bikes('rider_id = ? AND retired_at IS NULL ORDER BY id', [riderId]),
    allOf: (riderId) => bikes('rider_id = ? ORDER BY id', [riderId], forUpdate(sql)),
    holderOf: async (vin) => (await bikes('active_vin = ?', [vin], forUpdate(sql)))[0],
    former: async (riderId, vin) =>
      (
        await bikes(
          `rider_id = ? AND vin = ? AND active_vin IS NULL ORDER BY CASE WHEN vin_status = 'invalid' THEN 0
            WHEN retired_at IS NULL THEN 1 ELSE 2 END, id DESC LIMIT 1`,
          [riderId, vin],
          forUpdate(sql),
        )
      )[0],
    hasEarned: async ({ id, riderId }) => {
      const rows = await sql.rows<Pick<ResultRow, 'verdict'>>('SELECT verdict FROM results WHERE rider_id = ?', [
        riderId,
      ]);
      return rows.some((row) => bikeOfVerdict(JSON.parse(row.verdict) as Verdict) === id);
    },

    dispute: async ({ id, vin, heldBy, claimedBy, claimed, at, reason = null, runId = null }) => {
      await sql.run(
        `DELETE FROM vin_disputes WHERE vin = ? AND claimed_by = ? AND settled_at IS NULL
          AND reason IS ${reason === null ? '' : 'NOT '}NULL`,
        [vin, claimedBy],
      );
      await bulkInsert(sql, 'vin_disputes', [
        {
          id,
          vin,
          held_by: heldBy,
          claimed_by: claimedBy,
          claimed_bike_id: claimed.bikeId,
          claimed_year: claimed.year,
          claimed_make: claimed.make,
          claimed_model: claimed.model,
          at,
          settled_at: null,
          settled_by: null,
          reason,
          run_id: runId,
        },
      ]);
    },

    freeVins: (riderId) => sql.run('UPDATE bikes SET active_vin = NULL WHERE rider_id = ?', [riderId]),
    reclaimVins: async (riderId) => {
      const taken: TakenVin[] = [];
      for (const bike of await bikes('rider_id = ? AND retired_at IS NULL AND active_vin IS NULL ORDER BY id', [
        riderId,
      ])) {
        const [holder] = await bikes('active_vin = ?', [bike.vin], forUpdate(sql));
        if (holder) taken.push({ vin: bike.vin, bikeId: bike.id, heldBy: holder.riderId });
        else await lostOnDuplicate(sql.run('UPDATE bikes SET active_vin = vin WHERE id = ?', [bike.id]));
      }
      return taken;
    },

    unverified: async (after, limit) => {
      const rows = await sql.rows<BikeRow>(
        `SELECT id, rider_id, year, model, vin, doubt FROM bikes WHERE vin_status = 'unverified' AND id > ?
          AND active_vin IS NOT NULL AND (doubt IS NULL OR doubt <> 'run') ORDER BY id LIMIT ?${forUpdate(sql)}`,
        [after ?? '', limit],
      );
      return rows.map((row) => ({
        ...{ id: row.id, riderId: row.rider_id, year: row.year, model: row.model, vin: row.vin },
        ...(row.doubt === null ? {} : { doubt: row.doubt }),
      }));
    },
    suspect: (bikeIds, doubt) =>
      sql.run(
        `UPDATE bikes SET vin_status = 'unverified', verified_at = NULL, verified_by = NULL, doubt = ?,
            version = version + 1
          WHERE id IN (${placeholders(bikeIds)}) AND vin_status <> 'invalid'`,
        [doubt, ...bikeIds],
      ),
    settleDoubts: (bikeId, at, byName) =>
      sql.run(
        `UPDATE vin_disputes SET settled_at = ?, settled_by = ?
          WHERE claimed_bike_id = ? AND settled_at IS NULL AND reason IS NOT NULL`,
        [at, byName, bikeId],
      ),
    verify: async (found, at) => {
      // small batches, because each row scans the CASE from its start
      for (const some of chunks(found, 100)) {
        const by = `CASE id ${some.map(() => 'WHEN ? THEN ?').join(' ')} END`;
        await sql.later(
          `UPDATE bikes SET vin_status = 'verified', verified_at = ?, verified_by = ${by}, doubt = NULL, version = version + 1
            WHERE id IN (${placeholders(some)}) AND vin_status = 'unverified'`,
          [at, ...some.flatMap((item) => [item.id, item.pattern]), ...some.map((item) => item.id)],
        );
      }
    },
  };
};
