import type { PaymentRunQueries, PaymentRunSummary } from '@rrr/core/payouts';
import type { RequestState } from '@rrr/core/approvals';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { lineOf, runOf } from '../stores/payment-run-store.js';
import type { Amount } from '../tables/money.js';
import type { PaymentRunLineRow, PaymentRunRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

interface SummaryRow extends PaymentRunRow {
  request_id: string | null;
  request_state: RequestState | null;
  claims: Amount;
  total: Amount | null;
  sent: Amount;
  sent_total: Amount | null;
  refused: Amount;
}

const LINES = 'FROM payment_run_lines l WHERE l.run_id = r.id';
const REQUEST = "FROM approval_requests q WHERE q.object_id = r.id AND q.kind = 'payment-run' ORDER BY q.id LIMIT 1";
const SUMMARY = [
  'r.*',
  `(SELECT q.id ${REQUEST}) AS request_id`,
  `(SELECT q.state ${REQUEST}) AS request_state`,
  `(SELECT COUNT(*) ${LINES}) AS claims`,
  `(SELECT SUM(l.amount) ${LINES}) AS total`,
  `(SELECT COUNT(*) ${LINES} AND l.outcome = 'sent') AS sent`,
  `(SELECT SUM(l.amount) ${LINES} AND l.outcome = 'sent') AS sent_total`,
  `(SELECT COUNT(*) ${LINES} AND l.outcome = 'refused') AS refused`,
];

const summaryOf = (row: SummaryRow): PaymentRunSummary => ({
  ...runOf(row),
  request: row.request_id === null ? null : { id: row.request_id, state: row.request_state ?? 'waiting' },
  claims: toSafeInteger(row.claims),
  total: toSafeInteger(row.total ?? 0),
  sent: toSafeInteger(row.sent),
  sentTotal: toSafeInteger(row.sent_total ?? 0),
  refused: toSafeInteger(row.refused),
});

export const sqlPaymentRunQueries = (db: Database): PaymentRunQueries => {
  const reader = readerOn(db);
  return {
    list: async (asked) => {
      const runs = db
        .read('payment_runs as r')
        .select(SUMMARY.map((text) => db.read.raw(text)))
        .orderBy([
          { column: 'r.prepared_at', order: 'desc' },
          { column: 'r.id', order: 'desc' },
        ]);
      return pageMap(await pageFrom<SummaryRow>(reader, runs, asked), summaryOf);
    },
    one: async (id) => {
      const [[row], lines] = await Promise.all([
        reader.rows<SummaryRow>(`SELECT ${SUMMARY.join(', ')} FROM payment_runs r WHERE r.id = ?`, [id]),
        reader.rows<PaymentRunLineRow & { rider_id: string; rider_name: string }>(
          `SELECT l.*, k.rider_id, p.full_name AS rider_name FROM payment_run_lines l
           JOIN payout_claims k ON k.id = l.claim_id JOIN riders p ON p.id = k.rider_id
           WHERE l.run_id = ? ORDER BY l.position`,
          [id],
        ),
      ]);
      return (
        row && {
          ...summaryOf(row),
          lines: lines.map((line) => ({ ...lineOf(line), riderId: line.rider_id, riderName: line.rider_name })),
        }
      );
    },
  };
};
