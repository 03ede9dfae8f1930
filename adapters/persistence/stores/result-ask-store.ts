import type { AskMail, ResultAskStore } from '@rrr/core/events';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, type Sql, toSafeInteger } from '../sql.js';
import type { AskMailRow } from '../tables/index.js';

const mailOf = (row: AskMailRow): AskMail => ({ promoterId: row.promoter_id, dueAt: row.due_at, sentAt: row.sent_at });

export const sqlResultAskStore = (sql: Sql): ResultAskStore => ({
  add: async ({ eventId, riderId, at }) => {
    const before = await sql.rows('SELECT 1 AS one FROM result_asks WHERE event_id = ? AND rider_id = ?', [
      eventId,
      riderId,
    ]);
    if (before.length > 0) return false;
    await lostOnDuplicate(bulkInsert(sql, 'result_asks', [{ event_id: eventId, rider_id: riderId, asked_at: at }]));
    return true;
  },
  lockMail: async (promoterId) => {
    await bulkInsert(sql, 'ask_mails', [{ promoter_id: promoterId, due_at: null, sent_at: null }], {
      keys: ['promoter_id'],
      update: 'nothing',
    });
    const [row] = await sql.rows<AskMailRow>(
      `SELECT promoter_id, due_at, sent_at FROM ask_mails WHERE promoter_id = ?${forUpdate(sql)}`,
      [promoterId],
    );
    return row ? mailOf(row) : { promoterId, dueAt: null, sentAt: null };
  },
  saveMail: ({ promoterId, dueAt, sentAt }) =>
    sql.run('UPDATE ask_mails SET due_at = ?, sent_at = ? WHERE promoter_id = ?', [dueAt, sentAt, promoterId]),
  nextMail: async (now) => {
    const [row] = await sql.rows<AskMailRow>(
      `SELECT promoter_id, due_at, sent_at FROM ask_mails WHERE due_at <= ?
        ORDER BY due_at, promoter_id LIMIT 1${forUpdate(sql)}`,
      [now],
    );
    return row && mailOf(row);
  },
  askedOf: async (promoterId, today, limit) => {
    const rows = await sql.rows<{ id: string; title: string; riders: number | string }>(
      `SELECT e.id, e.title, COUNT(*) AS riders FROM events e
        JOIN promoters p ON p.id = e.promoter_id AND p.status = 'approved' AND p.deactivated = 0
        JOIN result_asks a ON a.event_id = e.id JOIN riders r ON r.id = a.rider_id AND r.deactivated = 0
        WHERE e.promoter_id = ? AND e.ends_on < ? AND e.canceled = 0 AND e.paying = 1 AND e.results_state = 'waiting'
          AND NOT EXISTS (SELECT 1 FROM asides s WHERE s.kind = 'late' AND s.object_id = e.id)
        GROUP BY e.id, e.title, e.ends_on ORDER BY COUNT(*) DESC, e.ends_on, e.id LIMIT ?`,
      [promoterId, today, limit],
    );
    return rows.map(({ id, title, riders }) => ({ id, title, riders: toSafeInteger(riders) }));
  },
});
