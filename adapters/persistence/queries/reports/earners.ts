import type { Currency } from '@rrr/core/shared';
import type { Reader } from '../../reader.js';
import { whole } from '../../sql.js';
import { earnedDayKind, type EarnerGroup, earnerKind } from '../../summaries/kinds.js';
import { figures, momentsOf, type Parts } from './figures.js';

const CONDITION: Readonly<Record<EarnerGroup, string>> = { earner: '', pro: "AND type = 'cash'", amateur: "AND type <> 'cash'" };

type Count = { readonly n: number | string | null };

/** Distinct riders who earned in a period: those of its whole months (summaries/earner-book.ts), and those of its ends who are not among them. */
export const earners = async (reader: Reader, group: EarnerGroup, currency: Currency, asked: Parts, zone: string): Promise<number> => {
  const parts = await widened(reader, currency, asked);
  const { whole: months, edges } = parts;
  const [[inMonths], [atEnds]] = await Promise.all([
    months.from > months.to
      ? [{ n: 0 }]
      : reader.rows<Count>('SELECT SUM(n) AS n FROM tallies WHERE kind = ? AND tally_key < ? AND bucket >= ? AND bucket <= ?', [earnerKind(group, currency), months.from, months.from, months.to]),
    edges.length === 0 ? [{ n: 0 }] : onlyAtEnds(reader, group, currency, parts, zone),
  ]);
  return whole(inMonths?.n ?? 0) + whole(atEnds?.n ?? 0);
};

/** A part of a month outside of which nobody earned in that month is as good as the whole: the current month up to today is one. */
const widened = async (reader: Reader, currency: Currency, parts: Parts): Promise<Parts> => {
  const alone = await Promise.all(
    parts.edges.map(async ({ month, from, to }) => {
      const days = await figures(reader, earnedDayKind(currency), `${month}-01`, `${month}-31`);
      return days.every((it) => it.n === 0 || (it.bucket >= from && it.bucket <= to));
    }),
  );
  const entire = [...parts.months.filter((it) => it.whole), ...parts.edges.filter((_, at) => alone[at])].map((it) => it.month).toSorted();
  return { months: parts.months, whole: { from: entire[0] ?? '9999', to: entire.at(-1) ?? '' }, edges: parts.edges.filter((_, at) => !alone[at]) };
};

const onlyAtEnds = (reader: Reader, group: EarnerGroup, currency: Currency, { whole: months, edges }: Parts, zone: string): Promise<readonly Count[]> => {
  const edge = `SELECT DISTINCT rider_id FROM awards WHERE currency = ? AND awarded_at >= ? AND awarded_at < ? AND initial_value > 0 ${CONDITION[group]}`;
  return reader.rows<Count>(
    // asked as a value: as a condition MariaDB would begin with all awards of the months
    `SELECT SUM(CASE WHEN (SELECT 1 FROM awards y WHERE y.rider_id = x.rider_id AND y.currency = ? AND y.awarded_on >= ? AND y.awarded_on <= ? AND y.initial_value > 0 ${CONDITION[group]} LIMIT 1) IS NULL
       THEN 1 ELSE 0 END) AS n FROM (${edges.map(() => edge).join(' UNION ')}) x`,
    [currency, `${months.from}-01`, `${months.to}-31`, ...edges.flatMap((it) => [currency, ...momentsOf(it, zone)])],
  );
};

/** Distinct riders of each month; of a part of a month those of its days. */
export const earnersByMonth = async (reader: Reader, group: EarnerGroup, currency: Currency, parts: Parts, zone: string): Promise<ReadonlyMap<string, number>> => {
  const { whole: months, edges } = parts;
  const rows = await reader.rows<Count & { readonly bucket: string }>('SELECT bucket, SUM(n) AS n FROM tallies WHERE kind = ? AND bucket >= ? AND bucket <= ? GROUP BY bucket', [earnerKind(group, currency), months.from, months.to]);
  const ends = await Promise.all(edges.map(async (it) => [it.month, await earners(reader, group, currency, { months: [it], whole: { from: '9999', to: '' }, edges: [it] }, zone)] as const));
  return new Map([...rows.map((it) => [it.bucket, whole(it.n)] as const), ...ends]);
};
