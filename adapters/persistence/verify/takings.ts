import { type Sql, toSafeInteger } from '../sql.js';

/**
 * What admins deducted from awards, from the ledger entries of their adjustments. Queried separately because such
 * entries are few, and the award may have moved since.
 */
export const takingsOf = async (sql: Sql): Promise<ReadonlyMap<string, number>> => {
  const rows = await sql.rows<{ award_id: string; amount: number | string }>(
    `SELECT e.award_id, -SUM(e.amount) AS amount FROM adjustments j JOIN ledger_entries e ON e.reference = j.id
      WHERE j.amount < 0 GROUP BY e.award_id`,
  );
  return new Map(rows.map((row) => [row.award_id, toSafeInteger(row.amount)]));
};
