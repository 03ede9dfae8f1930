import type { Sql } from '../sql.js';
import type { Findings } from './break.js';

/** Nothing is paid twice (invariant 5): one award to a rider for a class and type, one issue to an award. */
export const verifyPaidOnce = async (sql: Sql, findings: Findings): Promise<void> => {
  const twice = await sql.rows<{ class_id: string; rider_id: string; type: string; times: number }>(
    'SELECT class_id, rider_id, type, COUNT(*) AS times FROM awards WHERE class_id IS NOT NULL GROUP BY class_id, rider_id, type HAVING COUNT(*) > 1 LIMIT 20',
  );
  for (const it of twice) findings.add({ invariant: 5, where: `class ${it.class_id}`, detail: `${it.times} ${it.type} awards to rider ${it.rider_id}` });
  const issued = await sql.rows<{ award_id: string; times: number }>(
    "SELECT award_id, COUNT(*) AS times FROM ledger_entries WHERE kind = 'award' GROUP BY award_id HAVING COUNT(*) > 1 LIMIT 20",
  );
  for (const it of issued) findings.add({ invariant: 5, where: `award ${it.award_id}`, detail: `was issued ${it.times} times` });
};
