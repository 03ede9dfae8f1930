import type { Currency } from '@rrr/core/shared';
import type { Reader } from '../../reader.js';
import { whole } from '../../sql.js';
import { type EarnerGroup, earnerKind } from '../../summaries/kinds.js';
import { momentsOf, type Parts } from './figures.js';

const CONDITION: Readonly<Record<EarnerGroup, string>> = { earner: '', pro: "AND type = 'cash'", amateur: "AND type <> 'cash'" };

type Count = { readonly n: number | string | null };

/** Distinct riders who earned in a period: those of its whole months (summaries/earner-book.ts), and those of its ends who are not among them. */
export const earners = async (reader: Reader, group: EarnerGroup, currency: Currency, parts: Parts, zone: string): Promise<number> => {
  const { whole: months, edges } = parts;
  const [[inMonths], [atEnds]] = await Promise.all([
    months.from > months.to
      ? [{ n: 0 }]
      : reader.rows<Count>('SELECT SUM(n) AS n FROM tallies WHERE kind = ? AND tally_key < ? AND bucket >= ? AND bucket <= ?', [earnerKind(group, currency), months.from, months.from, months.to]),
    edges.length === 0 ? [{ n: 0 }] : onlyAtEnds(reader, group, currency, parts, zone),
  ]);
  return whole(inMonths?.n ?? 0) + whole(atEnds?.n ?? 0);
};

const onlyAtEnds = (reader: Reader, group: EarnerGroup, currency: Currency, { whole: months, edges }: Parts, zone: string): Promise<readonly Count[]> => {
  const edge = `SELECT DISTINCT rider_id FROM awards WHERE currency = ? AND awarded_at >= ? AND awarded_at < ? AND initial_value > 0 ${CONDITION[group]}`;
  return reader.rows<Count>(
    `SELECT COUNT(*) AS n FROM (${edges.map(() => edge).join(' UNION ')}) x WHERE NOT EXISTS (
       SELECT 1 FROM awards y WHERE y.rider_id = x.rider_id AND y.currency = ? AND y.awarded_on >= ? AND y.awarded_on <= ? AND y.initial_value > 0 ${CONDITION[group]})`,
    [...edges.flatMap((it) => [currency, ...momentsOf(it, zone)]), currency, `${months.from}-01`, `${months.to}-31`],
  );
};

/** Distinct riders of each month; of a part of a month those of its days. */
export const earnersByMonth = async (reader: Reader, group: EarnerGroup, currency: Currency, parts: Parts, zone: string): Promise<ReadonlyMap<string, number>> => {
  const { whole: months, edges } = parts;
  const rows = await reader.rows<Count & { readonly bucket: string }>('SELECT bucket, SUM(n) AS n FROM tallies WHERE kind = ? AND bucket >= ? AND bucket <= ? GROUP BY bucket', [earnerKind(group, currency), months.from, months.to]);
  const ends = await Promise.all(edges.map(async (it) => [it.month, await earners(reader, group, currency, { months: [it], whole: { from: '9999', to: '' }, edges: [it] }, zone)] as const));
  return new Map([...rows.map((it) => [it.bucket, whole(it.n)] as const), ...ends]);
};
