import type { JobQueries, UnsettledMoney } from '@rrr/core/jobs';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import type { JobRow } from '../tables/index.js';
import { COUNTED } from './paging.js';

interface UnsettledRow {
  readonly currency: UnsettledMoney['currency'];
  readonly n: number | string;
  readonly amount: number | string;
  readonly since: string;
}
const unsettledOf = ({ currency, n, amount, since }: UnsettledRow): UnsettledMoney => ({
  currency,
  count: toSafeInteger(n),
  amount: toSafeInteger(amount),
  since,
});

export const sqlJobQueries = (db: Database): JobQueries => {
  const sql = readerOn(db);
  // after a large import or without the job, a million may wait: counted up to a limit, like lists
  const count = async (rows: string, values: readonly string[] = []): Promise<number> => {
    const [row] = await sql.rows<{ readonly n: number | string }>(
      `SELECT COUNT(*) AS n FROM (SELECT 1 AS one FROM ${rows} LIMIT ${COUNTED}) counted`,
      values,
    );
    return toSafeInteger(row?.n ?? 0);
  };
  return {
    daily: async () =>
      (
        await sql.rows<JobRow>('SELECT name, leased_until, started_at, finished_at, done_through, failed_at FROM jobs')
      ).map((row) => ({
        name: row.name,
        leasedUntil: row.leased_until,
        startedAt: row.started_at,
        finishedAt: row.finished_at,
        doneThrough: row.done_through,
        failedAt: row.failed_at,
      })),
    waiting: async (now) => {
      const [mails, events, audit] = await Promise.all([
        count('outbox WHERE next_at <= ?', [now]),
        count('rejudgings WHERE asked_at <= ?', [now]),
        count('audit_log WHERE sequence > (SELECT COALESCE(MAX(audit_sequence), 0) FROM audit_chain)'),
      ]);
      return { mails, events, audit };
    },
    unsettled: async () => {
      // few are held or doubtful, and each begins an index; each new attempt moves `doubtful_from`
      const [held, doubtful] = await Promise.all([
        sql.rows<UnsettledRow>(
          `SELECT e.currency, COUNT(*) AS n, SUM(x.check_amount) AS amount, MIN(x.held_since) AS since
           FROM results x JOIN events e ON e.id = x.event_id WHERE x.check_state = 'held' GROUP BY e.currency`,
        ),
        sql.rows<UnsettledRow>(
          `SELECT currency, COUNT(*) AS n, SUM(amount) AS amount, MIN(created_at) AS since
           FROM payment_orders WHERE doubtful_from IS NOT NULL GROUP BY currency`,
        ),
      ]);
      return { held: held.map(unsettledOf), doubtful: doubtful.map(unsettledOf) };
    },
  };
};
