import type { Movements, ReportQueries } from '@rrr/core/reports';
import { monthsOf } from '@rrr/core/reports';
import { amountOf, rowsOf } from '../../measures.js';
import type { Reader } from '../../reader.js';
import { claimKind, MOVED, movedKind } from '../../summaries/kinds.js';
import { type Figure, figureOf, figures, momentsOf, partsOf, sumOf, withEdges } from './figures.js';

type Row = Parameters<typeof figureOf>[0];

const CLAIMS = [
  ['gross', 'gross', rowsOf('claimed')],
  ['withheld', 'withholding', rowsOf('claimed')],
  ['net', amountOf('claimed'), rowsOf('claimed')],
  ['sent', amountOf('sent'), rowsOf('sent')],
] as const;

export const moneyQueries = (
  reader: Reader,
  zone: string,
): Pick<ReportQueries, 'movements' | 'payouts' | 'recentEvents'> => ({
  movements: async ({ currency, from, to }) => {
    const found = await figures(reader, movedKind(currency), from, to);
    return monthsOf(`${from}-01`, `${to}-28`).map(({ month }): Movements => {
      const of = (kind: string) => sumOf(found.filter((figure) => figure.bucket === month && figure.key === kind));
      return { month, ...(Object.fromEntries(MOVED.map((kind) => [kind, of(kind)])) as Omit<Movements, 'month'>) };
    });
  },

  payouts: async ({ currency, from, to }) => {
    const parts = partsOf(from, to);
    const found = await withEdges(
      parts,
      figures(reader, claimKind(currency), parts.whole.from, parts.whole.to),
      async (edge) => {
        const [first, end] = momentsOf(edge, zone);
        const each = CLAIMS.map(
          ([key, column, condition]) =>
            `SELECT '${key}' AS tally_key, COUNT(*) AS n, COALESCE(SUM(${column}), 0) AS amount FROM payout_claims
              WHERE requested_at >= ? AND requested_at < ? AND currency = ? AND ${condition}`,
        );
        return (
          await reader.rows<Row>(
            each.join(' UNION ALL '),
            CLAIMS.flatMap(() => [first, end, currency]),
          )
        ).map(figureOf);
      },
    );
    return parts.months.map(({ month }) =>
      payoutsOf(
        month,
        found.filter((figure) => figure.bucket === month),
      ),
    );
  },

  recentEvents: async (today, limit) => {
    const rows = await reader.rows<{
      id: string;
      title: string;
      type: string;
      city: string | null;
      state: string | null;
      country: string;
      starts_on: string;
      currency: 'USD' | 'CAD' | 'EUR';
      paying: number | boolean;
      classes: number | string;
      received: number | string;
      unmatched: number | string;
      n: number | string;
      amount: number | string;
    }>(
      `SELECT e.id, e.title, e.type, e.city, e.state, e.country, e.starts_on, e.currency, e.paying,
        (SELECT COUNT(*) FROM classes c WHERE c.event_id = e.id) AS classes,
        (SELECT COUNT(*) FROM classes c WHERE c.event_id = e.id AND c.results_received_at IS NOT NULL) AS received,
        (SELECT COUNT(*) FROM results x JOIN classes c ON c.id = x.class_id
          JOIN payout_places p ON p.class_id = x.class_id AND p.place = x.place
         WHERE x.event_id = e.id AND x.rider_id IS NULL AND x.result_type = 'finished'
           AND c.payout_type <> 'noPayout'
           AND NOT EXISTS (SELECT 1 FROM asides s WHERE s.kind = 'unmatched' AND s.object_id = x.id)) AS unmatched,
        (SELECT COUNT(*) FROM awards a WHERE a.event_id = e.id
        AND ${rowsOf('earned', 'a')}) AS n, (SELECT COALESCE(SUM(${amountOf('earned', 'a')}), 0) FROM awards a
        WHERE a.event_id = e.id) AS amount
       FROM events e WHERE ${rowsOf('events', 'e')} AND e.starts_on < ? ORDER BY e.starts_on DESC, e.id DESC LIMIT ?`,
      [today, limit],
    );
    return rows.map(({ starts_on, paying, classes, received, unmatched, n, amount, ...rest }) => ({
      ...rest,
      startsOn: starts_on,
      paying: Boolean(paying),
      classCount: Number(classes),
      classesWithResults: Number(received),
      unmatched: Number(unmatched),
      earned: { count: Number(n), amount: Number(amount) },
    }));
  },
});

const payoutsOf = (month: string, found: readonly Figure[]) => {
  const of = (key: string) => sumOf(found.filter((figure) => figure.key === key));
  const [gross, withheld, net, sent] = [of('gross'), of('withheld'), of('net'), of('sent')];
  return {
    month,
    claims: gross.count,
    gross: gross.amount,
    withheld: withheld.amount,
    net: net.amount,
    sent: sent.amount,
    sentClaims: sent.count,
    pending: net.amount - sent.amount,
  };
};
