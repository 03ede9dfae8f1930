import { addDays, addMonths, type Currency, type LocalDate } from '@rrr/core/shared';
import { OF_GROUP, rowsOf } from '../../measures.js';
import type { Reader } from '../../reader.js';
import { toSafeInteger } from '../../sql.js';
import { earnedDayKind, type EarnerGroup, earnerKind } from '../../summaries/kinds.js';
import { figures, momentsOf, type Parts, sumOf } from './figures.js';

const CONDITION: Readonly<Record<EarnerGroup, string>> = {
  earner: '',
  ...OF_GROUP,
};

type Count = { readonly n: number | string | null };

/**
 * Number of distinct riders who earned in a period. Whole months are counted already (summaries/earner-book.ts). A
 * partial month is counted directly, or as the whole month without riders who earned only on its other days, whichever
 * reads fewer awards.
 */
export const earners = async (
  reader: Reader,
  group: EarnerGroup,
  currency: Currency,
  asked: Parts,
  zone: string,
): Promise<number> => {
  const { months, inner, outside, beside } = await split(reader, currency, asked);
  const only = (days: readonly Days[]) => onlyThen(reader, group, currency, days, inner, zone);
  const [[counted], outsiders, others] = await Promise.all([
    months.from > months.to
      ? [{ n: 0 }]
      : reader.rows<Count>(
          'SELECT SUM(n) AS n FROM tallies WHERE kind = ? AND tally_key < ? AND bucket >= ? AND bucket <= ?',
          [earnerKind(group, currency), months.from, months.from, months.to],
        ),
    only(outside),
    only(beside),
  ]);
  return toSafeInteger(counted?.n ?? 0) - outsiders + others;
};

interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

interface Split {
  /** whole months: those of the period, and those it mostly covers */
  readonly months: Parts['whole'];
  /** days of partial months within the period; undefined without any */
  readonly inner: Days | undefined;
  /** days of these months outside the period on which something was earned */
  readonly outside: readonly Days[];
  /** days of the period in no such month */
  readonly beside: readonly Days[];
}

const split = async (reader: Reader, currency: Currency, { months, edges }: Parts): Promise<Split> => {
  const sides = await Promise.all(
    edges.map(async (part) => {
      const [first, last] = [`${part.month}-01`, addDays(addMonths(`${part.month}-01`, 1), -1)];
      const earned = await figures(reader, earnedDayKind(currency), first, last);
      const on = (days: Days): number =>
        sumOf(earned.filter((figure) => figure.bucket >= days.from && figure.bucket <= days.to)).count;
      const others = [
        { from: first, to: addDays(part.from, -1) },
        { from: addDays(part.to, 1), to: last },
      ].filter((item) => on(item) > 0);
      return { part, others, mostly: others.reduce((sum, other) => sum + on(other), 0) <= on(part) };
    }),
  );
  const mostly = sides.filter((side) => side.mostly);
  const taken = [...months.filter((month) => month.whole), ...mostly.map((item) => item.part)].toSorted((a, b) =>
    a.month < b.month ? -1 : 1,
  );
  const [first, last] = [taken[0], taken.at(-1)];
  return {
    months: { from: first?.month ?? '9999', to: last?.month ?? '' },
    inner: first && last && { from: first.from, to: last.to },
    outside: mostly.flatMap((item) => item.others),
    beside: sides.filter((side) => !side.mostly).map((side) => side.part),
  };
};

/** Number of riders who earned on the given days and on none of `inner`. */
const onlyThen = async (
  reader: Reader,
  group: EarnerGroup,
  currency: Currency,
  days: readonly Days[],
  inner: Days | undefined,
  zone: string,
): Promise<number> => {
  if (days.length === 0) return 0;
  const then = `SELECT DISTINCT rider_id FROM awards
    WHERE currency = ? AND awarded_at >= ? AND awarded_at < ? AND ${rowsOf('earned')} ${CONDITION[group]}`;
  // newest first, as a subquery value: MariaDB would otherwise start with all awards of the months or each rider's
  // oldest
  const newest = `SELECT y.awarded_on FROM awards y
    WHERE y.rider_id = x.rider_id AND y.currency = ? AND y.awarded_on <= ? AND ${rowsOf('earned', 'y')} ${CONDITION[group]}
    ORDER BY y.awarded_on DESC LIMIT 1`;
  const [row] = await reader.rows<Count>(
    `SELECT COUNT(*) AS n FROM (${days.map(() => then).join(' UNION ')}) x${inner ? ` WHERE COALESCE((${newest}), '') < ?` : ''}`,
    [...days.flatMap((day) => [currency, ...momentsOf(day, zone)]), ...(inner ? [currency, inner.to, inner.from] : [])],
  );
  return toSafeInteger(row?.n ?? 0);
};

/** Distinct riders per month; in a partial month, of its days only. */
export const earnersByMonth = async (
  reader: Reader,
  group: EarnerGroup,
  currency: Currency,
  parts: Parts,
  zone: string,
): Promise<ReadonlyMap<string, number>> => {
  const { whole: months, edges } = parts;
  const rows = await reader.rows<Count & { readonly bucket: string }>(
    'SELECT bucket, SUM(n) AS n FROM tallies WHERE kind = ? AND bucket >= ? AND bucket <= ? GROUP BY bucket',
    [earnerKind(group, currency), months.from, months.to],
  );
  const ends = await Promise.all(
    edges.map(
      async (edge) =>
        [
          edge.month,
          await earners(
            reader,
            group,
            currency,
            { months: [edge], whole: { from: '9999', to: '' }, edges: [edge] },
            zone,
          ),
        ] as const,
    ),
  );
  return new Map([...rows.map((row) => [row.bucket, toSafeInteger(row.n)] as const), ...ends]);
};
