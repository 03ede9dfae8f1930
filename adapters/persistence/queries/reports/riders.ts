import type { ReportQueries, ReportRider, RiderReportQueries } from '@rrr/core/reports';
import { type Currency, type PageAsked, type PageOf, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../../open-database.js';
import type { Reader } from '../../reader.js';
import { marks, type Value, whole } from '../../sql.js';
import { earnedDayKind, earnedKind } from '../../summaries/kinds.js';
import { ALL_YEARS, type YearKind } from '../../summaries/year-totals.js';
import { pageOfIds } from '../paging.js';
import { earners, earnersByMonth } from './earners.js';
import { figures, momentsOf, partsOf, sumOf, withEdges } from './figures.js';
import { groupBy } from './group-by.js';

type Raw = number | string | null;
type Of<T> = T & { readonly rider_id: string };

/** Reports with a row for each rider, by amount; a page is found in the index of year totals, and only its riders are looked up. */
export const riderReportQueries = (db: Database, reader: Reader, zone: string): Omit<RiderReportQueries, 'topRiders'> => {
  const page = async (kind: YearKind, year: number, currency: Currency, asked: PageAsked): Promise<PageOf<Row>> => {
    const keys: Knex.QueryBuilder = db.read('year_totals').where({ kind, year, currency }).where('amount', '>', 0);
    const { ids, total } = await pageOfIds(reader, keys, [{ column: 'amount', order: 'desc' }, { column: 'subject_id', order: 'desc' }], asked);
    const text = `SELECT r.id, r.full_name, r.hometown, r.state, t.amount, t.n FROM riders r
      JOIN year_totals t ON t.kind = ? AND t.year = ? AND t.currency = ? AND t.subject_id = r.id WHERE r.id IN (${marks(ids)})`;
    const rows = ids.length === 0 ? [] : await reader.rows<Found>(text, [kind, year, currency, ...ids]);
    const byId = new Map(rows.map((it) => [it.id, it]));
    return pageOf(ids.flatMap((id) => byId.get(id) ?? []).map(rowOf), asked, total);
  };
  const ofRiders = async <T>({ items }: PageOf<Row>, text: (marks: string) => string, values: readonly Value[] = []): Promise<ReadonlyMap<string, readonly Of<T>[]>> => {
    const ids = items.map((it) => it.id);
    const rows = ids.length === 0 ? [] : await reader.rows<Of<T>>(text(marks(ids)), [...ids, ...values]);
    return groupBy(rows, (it) => it.rider_id);
  };

  return {
    riderStats: statsOf(reader, zone),

    riderEarnings: async (group, { currency, year, ...asked }) => {
      const found = await page(group, year, currency, asked);
      const sums = await ofRiders<{ type: string; amount: Raw }>(
        found,
        (some) => `SELECT rider_id, type, SUM(initial_value) AS amount FROM awards WHERE rider_id IN (${some}) AND currency = ? AND awarded_on >= ? AND awarded_on <= ? GROUP BY rider_id, type`,
        [currency, ...daysOf(year)],
      );
      const of = (id: string, type: string): number => whole(sums.get(id)?.find((it) => it.type === type)?.amount ?? 0);
      return { ...found, items: found.items.map((it) => ({ ...it, byType: { credit: of(it.id, 'credit'), bonus: of(it.id, 'bonus'), cash: of(it.id, 'cash') } })) };
    },

    riderRedemptions: async ({ currency, year, ...asked }) => {
      const found = await page('rider', ALL_YEARS, currency, asked);
      const [from, until] = momentsOf({ from: `${year}-01-01`, to: `${year}-12-31` }, zone);
      const redeemed = await ofRiders<{ amount: Raw; n: Raw }>(
        found,
        (some) => `SELECT rider_id, SUM(amount) AS amount, COUNT(*) AS n FROM redemptions
          WHERE rider_id IN (${some}) AND redeemed_at >= ? AND redeemed_at < ? AND currency = ? AND status <> 'revoked' GROUP BY rider_id`,
        [from, until, currency],
      );
      const items = found.items.map((it) => {
        const theirs = redeemed.get(it.id)?.[0];
        return { ...it, earned: it.amount, amount: whole(theirs?.amount ?? 0), count: whole(theirs?.n ?? 0) };
      });
      return { ...found, items };
    },

    cashOut: async ({ currency, ...asked }) => {
      const found = await page('pro', ALL_YEARS, currency, asked);
      const [claims, wallets] = await Promise.all([
        ofRiders<{ state: string; gross: Raw; withheld: Raw }>(
          found,
          (some) => `SELECT rider_id, state, SUM(gross) AS gross, SUM(withholding) AS withheld FROM payout_claims WHERE rider_id IN (${some}) AND currency = ? GROUP BY rider_id, state`,
          [currency],
        ),
        ofRiders<{ balance: Raw }>(found, (some) => `SELECT rider_id, balance FROM wallets WHERE rider_id IN (${some}) AND currency = ? AND book = 'cash'`, [currency]),
      ]);
      const items = found.items.map(({ amount, count: _, ...it }) => {
        const of = (state: string) => claims.get(it.id)?.find((claim) => claim.state === state);
        const inClaim = whole(of('pending')?.gross ?? 0);
        return { ...it, earned: amount, inClaim, paid: whole(of('sent')?.gross ?? 0), withheld: whole(of('sent')?.withheld ?? 0), open: Math.max(0, whole(wallets.get(it.id)?.[0]?.balance ?? 0) - inClaim) };
      });
      return { ...found, items };
    },
  };
};

const daysOf = (year: number): readonly [string, string] => (year === ALL_YEARS ? ['', '9999'] : [`${year}-01-01`, `${year}-12-31`]);

interface Found {
  readonly id: string;
  readonly full_name: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly amount: Raw;
  readonly n: Raw;
}
type Row = ReportRider & { readonly amount: number; readonly count: number };

const rowOf = ({ full_name, amount, n, ...it }: Found): Row => ({ ...it, fullName: full_name, amount: whole(amount), count: whole(n) });

const statsOf =
  (reader: Reader, zone: string): ReportQueries['riderStats'] =>
  async (group, { currency, from, to }) => {
    const parts = partsOf(from, to);
    const types = group === 'pro' ? ['cash'] : ['credit', 'bonus'];
    const [riders, byMonth, earned] = await Promise.all([
      earners(reader, group, currency, parts, zone),
      earnersByMonth(reader, group, currency, parts, zone),
      withEdges(parts, figures(reader, earnedKind(currency), parts.whole.from, parts.whole.to, types), (edge) => figures(reader, earnedDayKind(currency), edge.from, edge.to, types)),
    ]);
    const all = sumOf(earned);
    return {
      riders, awards: all.count, total: all.amount,
      months: parts.months.map(({ month }) => {
        const it = sumOf(earned.filter((figure) => figure.bucket === month));
        return { month, riders: byMonth.get(month) ?? 0, awards: it.count, total: it.amount };
      }),
    };
  };
