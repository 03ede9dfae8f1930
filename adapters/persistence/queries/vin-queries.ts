import { nameKey, pageOf } from '@rrr/core/shared';
import type { DisputeView, PatternSearch, VinQueries, VinReportRow } from '@rrr/core/vin';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { rowsIn } from '../sql.js';
import { KEPT_BIKE, keptBikeOf } from '../stores/knex-bike-store.js';
import { disputeOf, patternOfRow } from '../stores/knex-vin-stores.js';
import type { BikeRow, RiderRow, VinDisputeRow, VinPatternRow } from '../tables/index.js';
import { countOf, pageFrom, pageMap, wherePrefix } from './paging.js';
import { knexRiderQueries } from './rider-queries.js';

export const knexVinQueries = (db: Database): VinQueries => {
  const sql = readerOn(db);
  const riders = knexRiderQueries(db);
  return {
    report: async ({ query, model, year, status, country, ...page }) => {
      const found = await ridersOfVin(sql, query);
      const listed = found
        ? { ...pageOf(found.slice((page.page - 1) * page.limit, page.page * page.limit), page, found.length) }
        : pageMap(
            await riders.search(
              { ...page, byPersonalFields: true, ...given({ query, country, bikeModel: model, bikeYear: year, vinStatus: status }) },
              // no balances are shown: nothing lasts that long
              '9999-12-31',
            ),
            (it) => it.id,
          );
      return { ...listed, items: await reportOf(sql, listed.items) };
    },

    patterns: async (asked) => {
      const list = db.read('vin_patterns as p').select('p.*').orderBy([{ column: 'p.model_key' }, { column: 'p.year', order: 'desc' }, { column: 'p.pattern' }, { column: 'p.id' }]);
      searched(list, asked);
      return pageMap(await pageFrom<VinPatternRow>(sql, list, asked), patternOfRow);
    },

    disputes: async (asked) => {
      const list = db
        .read('vin_disputes as d')
        .join('riders as h', 'h.id', 'd.held_by')
        .join('riders as c', 'c.id', 'd.claimed_by')
        .select('d.*', 'h.full_name as held_by_name', 'c.full_name as claimed_by_name')
        .orderBy([{ column: 'd.at', order: 'desc' }, { column: 'd.id', order: 'desc' }]);
      void (asked.open ? list.whereNull('d.settled_at') : list.whereNotNull('d.settled_at'));
      type Row = VinDisputeRow & { readonly held_by_name: string; readonly claimed_by_name: string };
      return pageMap(await pageFrom<Row>(sql, list, asked), (it): DisputeView => ({ ...disputeOf(it), heldByName: it.held_by_name, claimedByName: it.claimed_by_name }));
    },

    counts: async () => {
      const bikes = (status: BikeRow['vin_status']) => countOf(sql, db.read('bikes').where('vin_status', status).whereNotNull('active_vin'));
      const patterns = (status: VinPatternRow['status']) => countOf(sql, db.read('vin_patterns').where('status', status));
      const [unverified, verified, invalid, waiting, trusted, openDisputes] = await Promise.all([
        bikes('unverified'), bikes('verified'), bikes('invalid'), patterns('unverified'), patterns('verified'), countOf(sql, db.read('vin_disputes').whereNull('settled_at')),
      ]);
      return { bikes: { unverified, verified, invalid }, patterns: { unverified: waiting, verified: trusted }, openDisputes };
    },
  };
};

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

const searched = (list: Knex.QueryBuilder, { query, model, year, pattern, status }: PatternSearch): void => {
  if (query)
    void list.where((either) => {
      wherePrefix(either, 'p.model_key', nameKey(query));
      void either.orWhere((other) => wherePrefix(other, 'p.pattern', query.trim().toUpperCase()));
    });
  if (model) wherePrefix(list, 'p.model_key', nameKey(model));
  if (pattern) wherePrefix(list, 'p.pattern', pattern.trim().toUpperCase());
  if (year !== undefined) void list.where('p.year', year);
  if (status) void list.where('p.status', status);
};
