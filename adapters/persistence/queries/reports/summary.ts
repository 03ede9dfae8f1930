import type { Period, ReportQueries, Summary } from '@rrr/core/reports';
import type { LocalDate } from '@rrr/core/shared';
import { LIST_KINDS, riderKey } from '../../summaries/list-tallies.js';
import { amountOf, rowsOf } from '../../measures.js';
import type { Reader } from '../../reader.js';
import { placeholders, toSafeInteger } from '../../sql.js';
import { availableKind, earnedDayKind, earnedKind, redeemedKind, seriesKind } from '../../summaries/kinds.js';
import { earners } from './earners.js';
import { type Figure, figureOf, figures, momentsOf, type Parts, partsOf, sumOf, withEdges } from './figures.js';
import { groupBy } from './group-by.js';

type Raw = number | string | null;
type Row = { readonly tally_key: string; readonly n: Raw; readonly amount: Raw };

export const summaryQueries = (reader: Reader, zone: string): Pick<ReportQueries, 'summary' | 'seriesSummary'> => ({
  summary: async (period, today) => {
    const parts = partsOf(period.from, period.to);
    const [available, earned, redeemed, ridersWithAward, categories, activeRiders, events] = await Promise.all([
      availableOn(reader, period, today),
      earnedIn(reader, period, parts),
      redeemedIn(reader, period, parts, zone),
      earners(reader, 'earner', period.currency, parts, zone),
      categoriesOf(reader, period, parts),
      activeOf(reader),
      eventsIn(reader, period),
    ]);
    const ofType = (type: string) => sumOf(earned.filter((figure) => figure.key === type));
    const [all, back] = [sumOf(earned), sumOf(redeemed)];
    return {
      available,
      earned: all.amount,
      awards: all.count,
      redeemed: back.amount,
      redemptions: back.count,
      ridersWithAward,
      activeRiders,
      events,
      categoriesEarned: categories.each,
      withoutCategory: { amount: all.amount - categories.any.amount, count: all.count - categories.any.count },
      earnedByType: { credit: ofType('credit'), bonus: ofType('bonus'), cash: ofType('cash') },
      months: parts.months.map(({ month }) => {
        const of = (figures_: readonly Figure[]): number =>
          sumOf(figures_.filter((figure) => figure.bucket === month)).amount;
        return { month, earned: of(earned), redeemed: of(redeemed) };
      }),
    };
  },

  seriesSummary: async (asked) => {
    const { currency, from, to } = asked;
    const parts = partsOf(from, to);
    const series = 'seriesId' in asked ? [asked.seriesId] : await seriesOf(reader, asked.categoryId);
    const earned = await withEdges(
      parts,
      figures(reader, seriesKind(currency), parts.whole.from, parts.whole.to, series),
      async (edge) =>
        series.length === 0
          ? []
          : (
              await reader.rows<Row>(
                `SELECT '' AS tally_key, COUNT(*) AS n, COALESCE(SUM(${amountOf('earned')}), 0) AS amount FROM awards
             WHERE series_id IN (${placeholders(series)}) AND awarded_on >= ? AND awarded_on <= ? AND currency = ? AND ${rowsOf('earned')}`,
                [...series, edge.from, edge.to, currency],
              )
            ).map(figureOf),
    );
    const all = sumOf(earned);
    return {
      earned: all.amount,
      awards: all.count,
      events: await eventsIn(reader, asked, series),
      ridersWithAward: 'seriesId' in asked ? await ridersOf(reader, asked) : null,
      months: parts.months.map(({ month }) => {
        const item = sumOf(earned.filter((figure) => figure.bucket === month));
        return { month, earned: item.amount, awards: item.count };
      }),
    };
  },
});

const availableOn = async (reader: Reader, { currency }: Period, today: LocalDate): Promise<number> => {
  const [row] = await reader.rows<{ amount: Raw }>(
    "SELECT SUM(amount) AS amount FROM tallies WHERE kind = ? AND tally_key = '' AND bucket >= ?",
    [availableKind(currency), today],
  );
  return toSafeInteger(row?.amount ?? 0);
};

const earnedIn = (reader: Reader, { currency }: Period, parts: Parts): Promise<readonly Figure[]> =>
  withEdges(parts, figures(reader, earnedKind(currency), parts.whole.from, parts.whole.to), (edge) =>
    figures(reader, earnedDayKind(currency), edge.from, edge.to),
  );

const redeemedIn = (reader: Reader, { currency }: Period, parts: Parts, zone: string): Promise<readonly Figure[]> =>
  withEdges(parts, figures(reader, redeemedKind(currency), parts.whole.from, parts.whole.to, ['']), async (edge) =>
    (
      await reader.rows<Row>(
        `SELECT '' AS tally_key, COUNT(*) AS n, COALESCE(SUM(${amountOf('redeemed')}), 0) AS amount FROM redemptions
          WHERE currency = ? AND redeemed_at >= ? AND redeemed_at < ? AND ${rowsOf('redeemed')}`,
        [currency, ...momentsOf(edge, zone)],
      )
    ).map(figureOf),
  );

const activeOf = async (reader: Reader): Promise<number> => {
  const [row] = await reader.rows<{ n: Raw }>('SELECT SUM(n) AS n FROM tallies WHERE kind = ? AND tally_key = ?', [
    LIST_KINDS.letter,
    riderKey(true),
  ]);
  return toSafeInteger(row?.n ?? 0);
};

const eventsIn = async (
  reader: Reader,
  { currency, from, to }: Period,
  series?: readonly string[],
): Promise<number> => {
  if (series?.length === 0) return 0;
  const ofSeries = series ? `series_id IN (${placeholders(series)}) AND ` : '';
  const [row] = await reader.rows<{ n: Raw }>(
    `SELECT COUNT(*) AS n FROM events WHERE ${ofSeries}${rowsOf('events')} AND starts_on >= ? AND starts_on <= ? AND currency = ?`,
    [...(series ?? []), from, to, currency],
  );
  return toSafeInteger(row?.n ?? 0);
};

const seriesOf = async (reader: Reader, categoryId: string): Promise<readonly string[]> =>
  (
    await reader.rows<{ series_id: string }>('SELECT series_id FROM category_series WHERE category_id = ?', [
      categoryId,
    ])
  ).map((row) => row.series_id);

const ridersOf = async (
  reader: Reader,
  { currency, from, to, seriesId }: Period & { readonly seriesId: string },
): Promise<number> => {
  const [row] = await reader.rows<{ n: Raw }>(
    `SELECT COUNT(DISTINCT rider_id) AS n FROM awards WHERE series_id = ? AND awarded_on >= ? AND awarded_on <= ?
      AND currency = ? AND ${rowsOf('earned')}`,
    [seriesId, from, to, currency],
  );
  return toSafeInteger(row?.n ?? 0);
};

const categoriesOf = async (
  reader: Reader,
  { currency }: Period,
  parts: Parts,
): Promise<{ readonly each: Summary['categoriesEarned']; readonly any: Summary['withoutCategory'] }> => {
  const [categories, links] = await Promise.all([
    reader.rows<{ id: string; description: string }>('SELECT id, description FROM categories ORDER BY description, id'),
    reader.rows<{ category_id: string; series_id: string }>('SELECT category_id, series_id FROM category_series'),
  ]);
  const series = [...new Set(links.map((link) => link.series_id))];
  const none = { count: 0, amount: 0 };
  if (series.length === 0) return { each: categories.map((category) => ({ ...category, ...none })), any: none };
  const earned = await withEdges(
    parts,
    figures(reader, seriesKind(currency), parts.whole.from, parts.whole.to, series),
    async (edge) =>
      (
        await reader.rows<Row>(
          `SELECT series_id AS tally_key, COUNT(*) AS n, SUM(${amountOf('earned')}) AS amount FROM awards
       WHERE series_id IN (${placeholders(series)}) AND awarded_on >= ? AND awarded_on <= ? AND currency = ?
            AND ${rowsOf('earned')} GROUP BY series_id`,
          [...series, edge.from, edge.to, currency],
        )
      ).map(figureOf),
  );
  const bySeries = groupBy(earned, (figure) => figure.key);
  return {
    each: categories.map((category) => ({
      ...category,
      ...sumOf(
        links.filter((link) => link.category_id === category.id).flatMap((link) => bySeries.get(link.series_id) ?? []),
      ),
    })),
    any: sumOf(earned),
  };
};
