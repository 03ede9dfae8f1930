import { placeholders, type Sql } from '../sql.js';

// recomputed from the classes each time, so it cannot get out of sync
// an event without classes waits for them, and with them for results
const STATE = `UPDATE events SET results_state = CASE WHEN NOT EXISTS (SELECT 1 FROM classes c WHERE c.event_id = events.id) THEN 'waiting'
  WHEN EXISTS (SELECT 1 FROM classes c WHERE c.event_id = events.id AND c.results_received_at IS NULL) THEN 'waiting' ELSE 'done' END,
  offered = COALESCE((SELECT SUM(p.amount) FROM classes c JOIN payout_places p ON p.class_id = c.id
    WHERE c.event_id = events.id AND c.payout_type <> 'noPayout'), 0)
  WHERE id IN`;

/** Updates an event's results state and total purse, which lists of overdue and finished events use. */
export const noteResultsState = (sql: Pick<Sql, 'run'>, eventIds: readonly string[]): Promise<void> =>
  sql.run(`${STATE} (${placeholders(eventIds)})`, eventIds);

export const noteResultsStateOfClass = (sql: Pick<Sql, 'run'>, classId: string): Promise<void> =>
  sql.run(`${STATE} (SELECT event_id FROM classes WHERE id = ?)`, [classId]);
