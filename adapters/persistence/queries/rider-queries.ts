import type { Balance, FoundRider, LeanRider, RiderQueries, RiderView } from '@rrr/core/riders';
import { type LocalDate, pageOf } from '@rrr/core/shared';
import type { Bike } from '@rrr/core/vin';
import { blank, only, RIDER } from '@rrr/records';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { rowsIn, toSafeInteger } from '../sql.js';
import { bikesOf } from '../stores/rider-facts-store.js';
import { riderOf } from '../stores/rider-store.js';
import type { RiderRow, WalletRow } from '../tables/index.js';
import { inOrderOf } from './paging.js';
import { pageOfMeant } from './meant-riders.js';
import { pageOfRiders } from './rider-list.js';

type LeanRow = Pick<RiderRow, 'id' | 'full_name' | 'hometown' | 'state' | 'ama_number'>;
const leanOf = (row: LeanRow): LeanRider => ({
  id: row.id,
  fullName: row.full_name,
  hometown: row.hometown,
  state: row.state,
  amaNumber: row.ama_number,
});

type ListedRider = RiderRow & { readonly pin_set: string | null };

const ridersOf = (db: Database): Knex.QueryBuilder =>
  db.read('riders as r').leftJoin('pin_guards as g', 'g.rider_id', 'r.id').select('r.*', 'g.seal as pin_set');

/** Riders by id, in the given order. */
export const riderViews = (db: Database) => {
  const sql = readerOn(db);
  return async (ids: readonly string[], today: LocalDate, byPersonalFields: boolean): Promise<readonly RiderView[]> => {
    const views = await viewsOf(sql, await inOrderOf<ListedRider>(sql, ids, ridersOf(db), 'r.id'), today);
    return byPersonalFields ? views : views.map(withoutPersonalFields);
  };
};

export const sqlRiderQueries = (db: Database): RiderQueries => {
  const sql = readerOn(db);
  const views = riderViews(db);
  const riders = (): Knex.QueryBuilder => ridersOf(db);
  return {
    search: async (asked, today) => {
      const { ids, total, similar, foundBy } = await pageOfMeant(db, sql, asked);
      const found = (await views(ids, today, asked.byPersonalFields)).map((view): FoundRider => {
        const by = foundBy.get(view.id);
        return by ? { ...view, foundBy: by } : view;
      });
      return { ...pageOf(found, asked, total), similar };
    },
    lean: async (asked) => {
      const { ids, total } = await pageOfRiders(db, sql, { ...asked, byPersonalFields: false });
      const rows = await inOrderOf<LeanRow>(
        sql,
        ids,
        db.read('riders').select('id', 'full_name', 'hometown', 'state', 'ama_number'),
        'id',
      );
      return pageOf(rows.map(leanOf), asked, total);
    },
    one: async (riderId, today) => {
      const rows: ListedRider[] = await riders().where('r.id', riderId);
      return (await viewsOf(sql, rows, today))[0];
    },
  };
};

/** Bikes and balances of a page's riders take one query each. */
const viewsOf = async (sql: Reader, rows: readonly ListedRider[], today: LocalDate): Promise<readonly RiderView[]> => {
  const ids = rows.map((row) => row.id);
  const [bikes, balances] = await Promise.all([bikesOf(sql, ids), balancesOf(sql, ids, today)]);
  return rows.map((row) => viewOf(row, bikes.get(row.id) ?? [], balances.get(row.id) ?? []));
};

type BalanceRow = Pick<WalletRow, 'rider_id' | 'currency'> & {
  readonly expires_on: LocalDate | null;
  readonly amount: number | string | null;
};

/** Redeemable credit as in `isSpendable`: not expired on the day, even before the expiry job has run. */
const balancesOf = async (
  sql: Reader,
  riderIds: readonly string[],
  today: LocalDate,
): Promise<ReadonlyMap<string, readonly Balance[]>> => {
  const rows = await rowsIn<BalanceRow>(
    sql,
    riderIds,
    (some) => `SELECT w.rider_id, w.currency, a.expires_on, SUM(a.current_value) AS amount FROM wallets w
      LEFT JOIN awards a ON a.rider_id = w.rider_id AND a.currency = w.currency AND a.current_value > 0
      AND a.type <> 'cash' AND a.expires_on >= '${dateOnly(today)}'
      WHERE w.rider_id IN (${some}) AND w.book = 'credit' AND w.sequence > 0
      GROUP BY w.rider_id, w.currency, a.expires_on ORDER BY w.rider_id, w.currency, a.expires_on`,
  );
  const found = new Map<string, Map<Balance['currency'], Balance>>();
  for (const row of rows) {
    const ofRider = found.get(row.rider_id) ?? new Map<Balance['currency'], Balance>();
    found.set(row.rider_id, ofRider);
    const before = ofRider.get(row.currency);
    const amount = toSafeInteger(row.amount);
    const nextExpiry = before?.nextExpiry ?? (row.expires_on === null ? null : { amount, expiresOn: row.expires_on });
    ofRider.set(row.currency, { currency: row.currency, available: (before?.available ?? 0) + amount, nextExpiry });
  }
  return new Map([...found].map(([id, balances]) => [id, [...balances.values()]]));
};

/** Checks the format, because the date becomes part of the SQL text. */
const dateOnly = (date: LocalDate): LocalDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new TypeError(`Not a calendar date: ${date}`);
  return date;
};

const viewOf = (row: ListedRider, bikes: readonly Bike[], balances: readonly Balance[]): RiderView => {
  const { taxStatus: _, consent: _c, version: _v, ...rider } = riderOf(row);
  return { ...rider, fullName: row.full_name, hasPin: row.pin_set !== null, bikes, balances };
};

const { firstName: _, lastName: _l, city: _c, dateOfBirth: _d, ...UNSEEN } = only(RIDER, 'seenBy', 'itself');

/** What does not leave here cannot be shown to a dealer by mistake (domain.md §10). */
const withoutPersonalFields = (rider: RiderView): RiderView => ({
  ...rider,
  ...blank(UNSEEN),
  bornOn: null,
  email: '',
});
