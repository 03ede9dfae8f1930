import type { Sql } from '../sql.js';
import type { Findings } from './break.js';

/**
 * Nothing is paid twice (invariant 5): one award to a rider for a class and type, one issue to an award, and no entry that takes from an
 * award of somebody else's wallet.
 */
export const verifyPaidOnce = async (sql: Sql, findings: Findings): Promise<void> => {
  const twice = await sql.rows<{ class_id: string; rider_id: string; type: string; times: number }>(
    'SELECT class_id, rider_id, type, COUNT(*) AS times FROM awards WHERE class_id IS NOT NULL GROUP BY class_id, rider_id, type HAVING COUNT(*) > 1 LIMIT 20',
  );
  for (const it of twice) findings.add({ invariant: 5, where: `class ${it.class_id}`, detail: `${it.times} ${it.type} awards to rider ${it.rider_id}` });
  const issued = await sql.rows<{ award_id: string; times: number }>(
    "SELECT award_id, COUNT(*) AS times FROM ledger_entries WHERE kind = 'award' GROUP BY award_id HAVING COUNT(*) > 1 LIMIT 20",
  );
  for (const it of issued) findings.add({ invariant: 5, where: `award ${it.award_id}`, detail: `was issued ${it.times} times` });
  const strangers = await sql.rows<{ id: string; award_id: string }>(
    `SELECT l.id, l.award_id FROM ledger_entries l JOIN awards a ON a.id = l.award_id
     WHERE l.kind <> 'transfer' AND (a.rider_id <> l.rider_id OR a.currency <> l.currency) LIMIT 20`,
  );
  for (const it of strangers) findings.add({ invariant: 5, where: `entry ${it.id}`, detail: `moves award ${it.award_id}, which stands in another wallet` });
};
