import { monthsOf, type PartOfMonth } from '@rrr/core/reports';
import type { Instant, LocalDate } from '@rrr/core/shared';
import type { Reader } from '../../reader.js';
import { placeholders, toSafeInteger } from '../../sql.js';
import { endOfDay, startOfDay } from '../../zone.js';

/** Sums of one tally. */
export interface Figure {
  readonly key: string;
  readonly bucket: string;
  readonly n: number;
  readonly amount: number;
}

type Raw = number | string | null;

/** Summary counters of a kind between two buckets, inclusive, summed over shards. */
export const figures = async (
  reader: Reader,
  kind: string,
  from: string,
  to: string,
  keys?: readonly string[],
): Promise<readonly Figure[]> => {
  if (keys?.length === 0 || from > to) return [];
  const ofKeys = keys ? `AND tally_key IN (${placeholders(keys)}) ` : '';
  const rows = await reader.rows<{ tally_key: string; bucket: string; n: Raw; amount: Raw }>(
    `SELECT tally_key, bucket, SUM(n) AS n, SUM(amount) AS amount FROM tallies
      WHERE kind = ? ${ofKeys}AND bucket >= ? AND bucket <= ? GROUP BY tally_key, bucket`,
    [kind, ...(keys ?? []), from, to],
  );
  return rows.map((row) => ({
    key: row.tally_key,
    bucket: row.bucket,
    n: toSafeInteger(row.n),
    amount: toSafeInteger(row.amount),
  }));
};

export interface Parts {
  readonly months: readonly PartOfMonth[];
  /** the whole months; `from` is after `to` when there are none */
  readonly whole: { readonly from: string; readonly to: string };
  /** partial months at the ends: none, one or two */
  readonly edges: readonly PartOfMonth[];
}

export const partsOf = (from: LocalDate, to: LocalDate): Parts => {
  const months = monthsOf(from, to);
  const entire = months.filter((month) => month.whole);
  return {
    months,
    whole: { from: entire[0]?.month ?? '9999', to: entire.at(-1)?.month ?? '' },
    edges: months.filter((month) => !month.whole),
  };
};

/** The start (inclusive) and end (exclusive) of a partial month. */
export const momentsOf = (
  { from, to }: Pick<PartOfMonth, 'from' | 'to'>,
  zone: string,
): readonly [Instant, Instant] => [startOfDay(from, zone), endOfDay(to, zone)];

/** Totals of whole months from summaries, plus queries of the partial months. */
export const withEdges = async (
  parts: Parts,
  entire: Promise<readonly Figure[]>,
  edge: (part: PartOfMonth) => Promise<readonly Omit<Figure, 'bucket'>[]>,
): Promise<readonly Figure[]> => {
  const [found, ...ends] = await Promise.all([
    entire,
    ...parts.edges.map(async (part) => (await edge(part)).map((item) => ({ ...item, bucket: part.month }))),
  ]);
  return [...found, ...ends.flat()];
};

export const figureOf = (row: {
  readonly tally_key: string;
  readonly n: Raw;
  readonly amount: Raw;
}): Omit<Figure, 'bucket'> => ({ key: row.tally_key, n: toSafeInteger(row.n), amount: toSafeInteger(row.amount) });

export const sumOf = (
  all: readonly Pick<Figure, 'n' | 'amount'>[],
): { readonly count: number; readonly amount: number } => ({
  count: all.reduce((total, item) => total + item.n, 0),
  amount: all.reduce((total, item) => total + item.amount, 0),
});
