import { type Sql, toSafeInteger } from '../sql.js';
import type { Amount } from '../tables/index.js';
import type { Findings } from './violation.js';

interface ClassPaid {
  readonly class_id: string;
  readonly payout_type: string | null;
  readonly live: Amount;
  readonly purse: Amount | null;
}

const PAGE = 2_000;
const NONE = { classes: 0, last: '' };

/**
 * The live awards of a class sum to at most its approved purse (invariant 7). Events that wait to be evaluated again are
 * left out: a purse that was just lowered takes back what is too much a moment later. A purse that waits for approval is
 * not yet the class's purse. Bonuses on cash that was taken as credit are the program's own (`verifyChoices`).
 * @returns the number of classes that pay
 */
export const verifyPurses = async (sql: Sql, findings: Findings): Promise<number> => {
  // an event that waits for a later day was evaluated already
  const now = new Date().toISOString();
  for (let { classes, last } = NONE; ;) {
    const rows = await sql.rows<ClassPaid>(
      `SELECT a.class_id, c.payout_type, SUM(a.initial_value) AS live,
         (SELECT SUM(p.amount) FROM payout_places p WHERE p.class_id = a.class_id) AS purse
       FROM awards a LEFT JOIN classes c ON c.id = a.class_id
       WHERE a.class_id > ? AND a.initial_value > 0 AND a.type <> 'bonus'
         AND NOT EXISTS (SELECT 1 FROM rejudgings r WHERE r.event_id = a.event_id AND r.asked_at <= ?)
       GROUP BY a.class_id, c.payout_type ORDER BY a.class_id LIMIT ?`,
      [last, now, PAGE],
    );
    for (const { class_id: id, payout_type: type, live, purse } of rows) {
      const allowed = type === null || type === 'noPayout' ? 0 : toSafeInteger(purse ?? 0);
      if (toSafeInteger(live) > allowed)
        findings.add({
          invariant: 7,
          where: `class ${id}`,
          detail: `its awards add up to ${toSafeInteger(live)}, its purse is ${allowed}`,
        });
    }
    classes += rows.length;
    last = rows.at(-1)?.class_id ?? last;
    if (rows.length < PAGE) return classes;
  }
};
