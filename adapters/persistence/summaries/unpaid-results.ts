import { placeholders, type Sql, toSafeInteger } from '../sql.js';
import type { Difference } from './difference.js';

/**
 * `unpaid_results`: the unmatched results in paid places of paying events, which lists read in the order of an index
 * instead of looking for them among all results. They follow from results, classes, payout places, events and what was
 * set aside, and are derived again for the whole event in each transaction that changes one of these.
 */
const COLUMNS = ['result_id', 'event_id', 'ends_on', 'set_aside', 'position', 'place', 'currency', 'amount'] as const;

// not `rider_id IS NULL`: without statistics, SQLite would walk an index of all unmatched results
const dueWhere = (condition: string): string => `
  SELECT x.id AS result_id, x.event_id, e.ends_on, CASE WHEN s.at IS NULL THEN 0 ELSE 1 END AS set_aside,
    c.position, x.place, e.currency, p.amount
  FROM events e JOIN results x ON x.event_id = e.id JOIN classes c ON c.id = x.class_id
    JOIN payout_places p ON p.class_id = x.class_id AND p.place = x.place
    LEFT JOIN asides s ON s.kind = 'unmatched' AND s.object_id = x.id
  WHERE e.paying = 1 AND e.canceled = 0 AND e.ends_on IS NOT NULL AND COALESCE(x.rider_id, '') = ''
    AND x.result_type = 'finished' AND c.payout_type <> 'noPayout' ${condition}`;

const insert = (condition: string): string =>
  `INSERT INTO unpaid_results (${COLUMNS.join(', ')}) ${dueWhere(condition)}`;

const AT_ONCE = 500;

/** Derives the rows of these events again. The events must be locked. */
export const deriveUnpaid = async (sql: Pick<Sql, 'later'>, eventIds: readonly string[]): Promise<void> => {
  for (let from = 0; from < eventIds.length; from += AT_ONCE) {
    const some = eventIds.slice(from, from + AT_ONCE);
    const within = `IN (${placeholders(some)})`;
    await sql.later(`DELETE FROM unpaid_results WHERE event_id ${within}`, some);
    await sql.later(insert(`AND e.id ${within}`), some);
  }
};

/** Derives all rows again. Requires that no other transaction runs: for bulk loads. */
export const fillUnpaid = async (sql: Pick<Sql, 'run'>): Promise<void> => {
  await sql.run('DELETE FROM unpaid_results');
  await sql.run(insert(''));
};

interface Compared {
  readonly event_id: string;
  readonly n: number | string;
  readonly amount: number | string;
  readonly kept_n: number | string;
  readonly kept_amount: number | string;
}

/** The events whose rows are not what they follow from. */
export const unpaidDifferences = async (sql: Pick<Sql, 'rows'>): Promise<readonly Difference[]> => {
  const columns = COLUMNS.join(', ');
  const rows = await sql.rows<Compared>(
    `SELECT event_id, SUM(n) AS n, SUM(n * amount) AS amount, SUM(kept) AS kept_n, SUM(kept * amount) AS kept_amount
      FROM (SELECT ${columns}, SUM(n) AS n, SUM(kept) AS kept FROM (
        SELECT ${columns}, 1 AS n, 0 AS kept FROM (${dueWhere('')}) due
        UNION ALL SELECT ${columns}, 0, 1 FROM unpaid_results) both_sides GROUP BY ${columns}) each_row
      GROUP BY event_id HAVING MAX(CASE WHEN n <> kept THEN 1 ELSE 0 END) = 1 ORDER BY event_id`,
  );
  return rows.map((row) => ({
    table: 'unpaid_results',
    kind: 'unpaid',
    key: row.event_id,
    bucket: '',
    kept: { n: toSafeInteger(row.kept_n), amount: toSafeInteger(row.kept_amount) },
    recounted: { n: toSafeInteger(row.n), amount: toSafeInteger(row.amount) },
  }));
};
