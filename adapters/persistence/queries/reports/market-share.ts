import { type MarketShare, monthsOf, type ReportQueries } from '@rrr/core/reports';
import type { Reader } from '../../reader.js';
import { rowsIn } from '../../sql.js';
import { BRAND, brandSeriesDayKind, brandSeriesKind } from '../../summaries/kinds.js';
import { type Figure, figures, partsOf, withEdges } from './figures.js';
import { groupBy } from './group-by.js';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Counters whose key ends with the make. */
const brandsOf = (found: readonly Figure[]): MarketShare['brands'] => {
  const results = new Map<string, number>();
  for (const figure of found) {
    const brand = figure.key.slice(figure.key.indexOf('/') + 1);
    results.set(brand, (results.get(brand) ?? 0) + figure.n);
  }
  return [...results]
    .filter(([, n]) => n > 0)
    .map(([brand, n]) => ({ brand, results: n }))
    .toSorted((a, b) => b.results - a.results || compare(a.brand, b.brand));
};

export const marketShareQueries = (
  reader: Reader,
): Pick<ReportQueries, 'marketShareByMonth' | 'marketShareBySeries'> => ({
  marketShareByMonth: async ({ from, to }) => {
    const found = await figures(reader, BRAND, from, to);
    return monthsOf(from, to).map(({ month }) => ({
      month,
      brands: brandsOf(found.filter((figure) => figure.bucket.startsWith(month))),
    }));
  },

  marketShareBySeries: async ({ from, to }) => {
    const parts = partsOf(from, to);
    const years = [...new Set(parts.months.filter((month) => month.whole).map((month) => month.month.slice(0, 4)))];
    const entire = Promise.all(
      years.map((year) => figures(reader, brandSeriesKind(year), parts.whole.from, parts.whole.to)),
    ).then((all) => all.flat());
    const found = groupBy(
      await withEdges(parts, entire, (part) => figures(reader, brandSeriesDayKind(part.month), part.from, part.to)),
      (edge) => edge.key.slice(0, edge.key.indexOf('/')),
    );
    const names = await rowsIn<{ id: string; name: string }>(
      reader,
      [...found.keys()].filter((key) => key !== ''),
      (some) => `SELECT id, name FROM series WHERE id IN (${some})`,
    );
    const total = ({ brands }: MarketShare): number => brands.reduce((sum, brand) => sum + brand.results, 0);
    return {
      series: names
        .map((name) => ({ ...name, brands: brandsOf(found.get(name.id) ?? []) }))
        .filter((item) => item.brands.length > 0)
        .toSorted((a, b) => total(b) - total(a) || compare(a.name, b.name) || compare(a.id, b.id)),
      withoutSeries: { brands: brandsOf(found.get('') ?? []) },
    };
  },
});
