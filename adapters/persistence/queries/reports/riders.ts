import type { ReportQueries, RiderReportQueries } from '@rrr/core/reports';
import { type PageAsked, type PageOf, pageOf } from '@rrr/core/shared';
import type { Database } from '../../open-database.js';
import type { Reader } from '../../reader.js';
import { earnedDayKind, earnedKind } from '../../summaries/kinds.js';
import { ALL_YEARS } from '../../summaries/year-totals.js';
import { pageOfIds } from '../paging.js';
import { earners, earnersByMonth } from './earners.js';
import { figures, partsOf, sumOf, withEdges } from './figures.js';
import { MOST_FIRST, riderRows, type Row, type Totals, totalsOf } from './rider-rows.js';

/** Rider reports ordered by amount. A page is found in the index of year totals; only its riders are loaded. */
export const riderReportQueries = (
  db: Database,
  reader: Reader,
  zone: string,
): Omit<RiderReportQueries, 'topRiders' | 'shownPayouts' | 'shownTopRiders'> => {
  const shown = riderRows(reader, zone);
  const page = async <T>(
    totals: Totals,
    asked: PageAsked,
    show: (rows: readonly Row[]) => Promise<readonly T[]>,
  ): Promise<PageOf<T>> => {
    const { ids, total } = await pageOfIds(reader, totalsOf(db, totals), MOST_FIRST, asked);
    return pageOf(await show(await shown.rows(totals, ids)), asked, total);
  };

  return {
    riderStats: statsOf(reader, zone),
    riderEarnings: (group, { currency, year, ...asked }) =>
      page({ kind: group, year, currency }, asked, (rows) => shown.earnings(group, rows, currency, year)),
    riderRedemptions: ({ currency, year, ...asked }) =>
      page({ kind: 'rider', year: ALL_YEARS, currency }, asked, (rows) => shown.redemptions(rows, currency, year)),
    cashOut: ({ currency, ...asked }) =>
      page({ kind: 'pro', year: ALL_YEARS, currency }, asked, (rows) => shown.cash(rows, currency)),
  };
};

const statsOf =
  (reader: Reader, zone: string): ReportQueries['riderStats'] =>
  async (group, { currency, from, to }) => {
    const parts = partsOf(from, to);
    const types = group === 'pro' ? ['cash'] : ['credit', 'bonus'];
    const [riders, byMonth, earned] = await Promise.all([
      earners(reader, group, currency, parts, zone),
      earnersByMonth(reader, group, currency, parts, zone),
      withEdges(parts, figures(reader, earnedKind(currency), parts.whole.from, parts.whole.to, types), (edge) =>
        figures(reader, earnedDayKind(currency), edge.from, edge.to, types),
      ),
    ]);
    const all = sumOf(earned);
    return {
      riders,
      awards: all.count,
      total: all.amount,
      months: parts.months.map(({ month }) => {
        const item = sumOf(earned.filter((figure) => figure.bucket === month));
        return { month, riders: byMonth.get(month) ?? 0, awards: item.count, total: item.amount };
      }),
    };
  };
