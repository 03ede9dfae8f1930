import type { Sql } from '../sql.js';
import type { Findings } from './violation.js';

interface Question {
  readonly text: string;
  readonly where: string;
  readonly detail: (row: Readonly<Record<string, string | number | null>>) => string;
}

const YEARS_SENT = `SELECT rider_id, SUBSTR(sent_on, 1, 4) + 0 AS year, currency, SUM(gross) AS gross,
  SUM(withholding) AS withholding, SUM(net) AS net
  FROM payout_claims WHERE state = 'sent' GROUP BY rider_id, SUBSTR(sent_on, 1, 4) + 0, currency`;
const FIGURES = ['gross', 'withholding', 'net'];

/** Each query returns the rows where something is paid twice, or where totals differ from payments. */
const QUESTIONS: readonly Question[] = [
  {
    text: `SELECT class_id AS id, rider_id, type, COUNT(*) AS times FROM awards
      WHERE class_id IS NOT NULL GROUP BY class_id, rider_id, type HAVING COUNT(*) > 1`,
    where: 'class',
    detail: (row) => `${row['times']} ${row['type']} awards to rider ${row['rider_id']}`,
  },
  {
    text: "SELECT award_id AS id, COUNT(*) AS times FROM ledger_entries WHERE kind = 'award' GROUP BY award_id HAVING COUNT(*) > 1",
    where: 'award',
    detail: (row) => `was issued ${row['times']} times`,
  },
  {
    text: `SELECT l.award_id AS id, COUNT(*) AS times FROM payout_claim_awards l JOIN payout_claims k ON k.id = l.claim_id
      WHERE k.state = 'pending' GROUP BY l.award_id HAVING COUNT(*) > 1`,
    where: 'award',
    detail: (row) => `is in ${row['times']} pending claims`,
  },
  {
    text: `SELECT a.id, a.spent, s.paid FROM awards a LEFT JOIN (SELECT l.award_id, SUM(l.amount) AS paid
      FROM payout_claim_awards l JOIN payout_claims k ON k.id = l.claim_id
      WHERE k.state = 'sent' GROUP BY l.award_id) s ON s.award_id = a.id WHERE a.type = 'cash' AND a.spent <> COALESCE(s.paid, 0)`,
    where: 'award',
    detail: (row) => `has ${row['spent']} paid, but its sent claims have ${row['paid'] ?? 0}`,
  },
  {
    text: `SELECT e.award_id AS id, e.kind, e.reference FROM ledger_entries e LEFT
      JOIN payout_claims k ON k.id = e.reference WHERE e.kind IN ('pay', 'unpay') AND k.id IS NULL`,
    where: 'award',
    detail: (row) => `has an entry '${row['kind']}' without a claim`,
  },
  {
    // a claim paid in another way has its reference; one whose order is being canceled stays sent until it is
    text: `SELECT k.id, k.net, o.status, o.amount FROM payment_orders o JOIN payout_claims k ON k.id = o.claim_id
      WHERE k.state = 'sent' AND k.method <> 'cheque' AND o.status <> 'refused'
      AND NOT (o.status IN ('made', 'canceling') AND o.amount = k.net)
      AND NOT (o.status = 'canceled' AND k.sent_reference IS NOT NULL)`,
    where: 'claim',
    detail: (row) => `is sent with ${row['net']} net, but its order is ${row['status']} with ${row['amount']}`,
  },
  {
    text: `SELECT k.id, k.net, COUNT(c.number) AS drawn, SUM(c.amount) AS amount FROM payout_claims k
      LEFT JOIN cheques c ON c.claim_id = k.id AND c.voided_at IS NULL
      WHERE k.method = 'cheque' OR c.number IS NOT NULL GROUP BY k.id, k.net, k.state
      HAVING COUNT(c.number) <> (CASE WHEN k.state = 'sent' THEN 1 ELSE 0 END) OR (COUNT(c.number) = 1 AND SUM(c.amount) <> k.net)`,
    where: 'claim',
    detail: (row) => `has ${row['net']} net, but ${row['drawn']} cheques of ${row['amount'] ?? 0}`,
  },
  {
    text: 'SELECT COUNT(*) AS drawn, MAX(number) AS id FROM cheques HAVING COUNT(*) <> COALESCE(MAX(number), 0)',
    where: 'cheque',
    detail: (row) => `is the last number, but the register has ${row['drawn']} cheques`,
  },
  {
    text: `SELECT x.id, x.status, COUNT(f.id) AS times FROM redemptions x LEFT
      JOIN dealer_refunds f ON f.redemption_id = x.id AND f.undone_at IS NULL
      WHERE x.status = 'refunded' OR f.id IS NOT NULL GROUP BY x.id, x.status
      HAVING COUNT(f.id) <> (CASE WHEN x.status = 'refunded' THEN 1 ELSE 0 END)`,
    where: 'redemption',
    detail: (row) => `is ${row['status']}, but has ${row['times']} active refunds`,
  },
  {
    text: `SELECT f.redemption_id AS id, f.amount, x.amount AS redeemed FROM dealer_refunds f JOIN redemptions x ON x.id = f.redemption_id
      WHERE f.undone_at IS NULL AND (f.amount <> x.amount OR f.currency <> x.currency OR f.dealer_id <> x.dealer_id)`,
    where: 'redemption',
    detail: (row) => `has the amount ${row['redeemed']}, but ${row['amount']} was refunded, or to another dealer`,
  },
  {
    text: `SELECT y.rider_id AS id, y.year, y.currency, y.gross, s.gross AS sent FROM rider_cash_years y LEFT
      JOIN (${YEARS_SENT}) s ON s.rider_id = y.rider_id AND s.year = y.year AND s.currency = y.currency
      WHERE ${FIGURES.map((figure) => `y.${figure} <> COALESCE(s.${figure}, 0)`).join(' OR ')}`,
    where: 'rider',
    detail: (row) =>
      `has ${row['gross']} ${row['currency']} recorded for ${row['year']}, but was sent ${row['sent'] ?? 0}`,
  },
  {
    text: `SELECT s.rider_id AS id, s.year, s.currency, s.gross FROM (${YEARS_SENT}) s
      LEFT JOIN rider_cash_years y ON y.rider_id = s.rider_id
      AND y.year = s.year AND y.currency = s.currency WHERE y.rider_id IS NULL`,
    where: 'rider',
    detail: (row) => `was sent ${row['gross']} ${row['currency']} in ${row['year']}, but has no record for that year`,
  },
];

/**
 * Nothing is paid twice (invariant 5): one award per class, one issue per award, and one live claim, order, cheque and
 * refund each; yearly totals agree.
 */
export const verifyPaidOnce = async (sql: Sql, findings: Findings): Promise<void> => {
  for (const { text, where, detail } of QUESTIONS)
    for (const row of await sql.rows<Readonly<Record<string, string | number | null>>>(`${text} LIMIT 20`))
      findings.add({ invariant: 5, where: `${where} ${row['id']}`, detail: detail(row) });
};
