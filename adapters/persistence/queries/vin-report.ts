import type { RiderSearch } from '@rrr/core/riders';
import { type PageAsked, pageOf } from '@rrr/core/shared';
import type { VinQueries, VinReportAsked, VinReportRow } from '@rrr/core/vin';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import { rowsIn } from '../sql.js';
import { KEPT_BIKE, keptBikeOf } from '../stores/knex-bike-store.js';
import type { BikeRow, RiderRow } from '../tables/index.js';
import { idBatches } from './exports/id-batches.js';
import { keyedRiders, pageOfRiders } from './rider-list.js';

type Asked = Omit<VinReportAsked, keyof PageAsked>;

const searchOf = ({ query, model, year, status, country }: Asked): Omit<RiderSearch, keyof PageAsked> => ({
  byPersonalFields: true, ...given({ query, country, bikeModel: model, bikeYear: year, vinStatus: status }),
});

/** Riders with what is known of the VINs of their bikes; a VIN's beginning finds whose it is. */
export const vinReport =
  (db: Database, sql: Reader): VinQueries['report'] =>
  async (asked) => {
    const found = await ridersOfVin(sql, asked.query);
    const from = (asked.page - 1) * asked.limit;
    const { ids, total } = found
      ? { ids: found.slice(from, from + asked.limit), total: found.length }
      : await pageOfRiders(db, sql, { page: asked.page, limit: asked.limit, ...searchOf(asked) });
    return pageOf(await reportOf(sql, ids), asked, total);
  };

/** The report in full, from its first row to its last. */
export async function* wholeVinReport(db: Database, sql: Reader, asked: Asked): AsyncGenerator<readonly VinReportRow[]> {
  const found = await ridersOfVin(sql, asked.query);
  if (found) return yield await reportOf(sql, found);
  for await (const ids of idBatches(sql, await keyedRiders(db, sql, searchOf(asked)))) yield await reportOf(sql, ids);
}

/** Six characters and more of a VIN, with a digit among them; fewer are a name. */
const asVin = (query: string | undefined): string | null => {
  const typed = (query ?? '').trim().toUpperCase();
  return /^(?=.*\d)[A-HJ-NPR-Z0-9]{6,17}$/.test(typed) ? typed : null;
};

const MOST_OF_A_VIN = 200;

/** Riders with a bike whose VIN begins so; undefined where nothing does, and the text is a name or a number of another kind. */
const ridersOfVin = async (sql: Reader, query: string | undefined): Promise<readonly string[] | undefined> => {
  const vin = asVin(query);
  if (vin === null) return undefined;
  const rows = await sql.rows<{ rider_id: string }>(`SELECT rider_id FROM bikes WHERE vin >= ? AND vin < ? AND retired_at IS NULL ORDER BY vin, rider_id LIMIT ${MOST_OF_A_VIN}`, [vin, `${vin}~`]);
  return rows.length === 0 ? undefined : [...new Set(rows.map((it) => it.rider_id))];
};

const reportOf = async (sql: Reader, ids: readonly string[]): Promise<readonly VinReportRow[]> => {
  const [riders, bikes] = await Promise.all([
    rowsIn<RiderRow>(sql, ids, (some) => `SELECT id, full_name, email, country, deactivated FROM riders WHERE id IN (${some})`),
    rowsIn<BikeRow>(sql, ids, (some) => `SELECT ${KEPT_BIKE} FROM bikes WHERE rider_id IN (${some}) AND retired_at IS NULL ORDER BY id`),
  ]);
  const byId = new Map(riders.map((it) => [it.id, it]));
  return ids.flatMap((id) => {
    const it = byId.get(id);
    const theirs = bikes.filter((bike) => bike.rider_id === id).map(keptBikeOf);
    return it ? [{ id, fullName: it.full_name, email: it.email, country: it.country, deactivated: Boolean(it.deactivated), bikes: theirs }] : [];
  });
};

const given = <T extends object>(asked: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as { readonly [K in keyof T]?: Exclude<T[K], undefined> };
