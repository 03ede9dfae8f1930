import { type PageAsked, pageOf } from '@rrr/core/shared';
import {
  isOfModel,
  type KeptBike,
  plainVin,
  type VinQueries,
  type VinReportAsked,
  type VinReportRow,
} from '@rrr/core/vin';
import { rowsOf } from '../measures.js';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import { rowsIn } from '../sql.js';
import { KEPT_BIKE, keptBikeOf } from '../stores/bike-store.js';
import type { BikeRow, RiderRow } from '../tables/index.js';
import { idBatches } from './id-batches.js';
import { keyedRiders, pageOfRiders, type RidersAsked } from './rider-list.js';

type Asked = Omit<VinReportAsked, keyof PageAsked>;

/** Riders with their bikes and VIN status; can be searched by the beginning of a VIN. */
export const vinReport =
  (db: Database, sql: Reader): VinQueries['report'] =>
  async (asked) => {
    const search = await searchOf(sql, asked);
    const { ids, total } = await pageOfRiders(db, sql, { page: asked.page, limit: asked.limit, ...search });
    return pageOf(await reportOf(sql, ids, search), asked, total);
  };

/** The complete report for an export. */
export async function* wholeVinReport(
  db: Database,
  sql: Reader,
  asked: Asked,
): AsyncGenerator<readonly VinReportRow[]> {
  const search = await searchOf(sql, asked);
  for await (const ids of idBatches(sql, await keyedRiders(db, sql, search))) yield await reportOf(sql, ids, search);
}

/** Treats the search text as a VIN if any bike's VIN starts with it; otherwise as a name or AMA number. */
const searchOf = async (sql: Reader, { query, model, year, status, country }: Asked): Promise<RidersAsked> => {
  const vin = asVin(query);
  const isVin =
    vin !== undefined &&
    (
      await sql.rows(`SELECT 1 AS one FROM bikes WHERE vin >= ? AND vin < ? AND ${rowsOf('bikes')} LIMIT 1`, [
        vin,
        `${vin}~`,
      ])
    ).length > 0;
  return {
    byPersonalFields: true,
    ...given({ ...(isVin ? { vin } : { query }), country, bikeModel: model, bikeYear: year, vinStatus: status }),
  };
};

/** At least six characters with a digit may be a VIN; otherwise it is a name. */
const asVin = (query: string | undefined): string | undefined => {
  const typed = plainVin(query ?? '');
  return /^(?=.*\d)[A-HJ-NPR-Z0-9]{6,17}$/.test(typed) ? typed : undefined;
};

/** The bikes that the list was filtered by; all of a rider who was found by name or country. */
const isAsked =
  ({ vin, bikeModel, bikeYear, vinStatus }: RidersAsked) =>
  (bike: KeptBike): boolean =>
    (vin === undefined || bike.vin.startsWith(vin)) &&
    (bikeModel === undefined || isOfModel(bike.model, bikeModel)) &&
    (bikeYear === undefined || bike.year === bikeYear) &&
    (vinStatus === undefined || bike.vinStatus === vinStatus);

const reportOf = async (sql: Reader, ids: readonly string[], asked: RidersAsked): Promise<readonly VinReportRow[]> => {
  const [riders, bikes] = await Promise.all([
    rowsIn<RiderRow>(
      sql,
      ids,
      (some) => `SELECT id, full_name, email, country, deactivated FROM riders WHERE id IN (${some})`,
    ),
    rowsIn<BikeRow>(
      sql,
      ids,
      (some) => `SELECT ${KEPT_BIKE} FROM bikes WHERE rider_id IN (${some}) AND ${rowsOf('bikes')} ORDER BY id`,
    ),
  ]);
  const byId = new Map(riders.map((rider) => [rider.id, rider]));
  return ids.flatMap((id) => {
    const riderRow = byId.get(id);
    const theirs = bikes
      .filter((bike) => bike.rider_id === id)
      .map(keptBikeOf)
      .filter(isAsked(asked));
    return riderRow
      ? [
          {
            id,
            fullName: riderRow.full_name,
            email: riderRow.email,
            country: riderRow.country,
            deactivated: Boolean(riderRow.deactivated),
            bikes: theirs,
          },
        ]
      : [];
  });
};

const given = <T extends object>(asked: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
