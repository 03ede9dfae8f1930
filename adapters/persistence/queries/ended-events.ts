import type { EventQueries } from '@rrr/core/events';
import type { LocalDate } from '@rrr/core/shared';
import type { Reader } from '../reader.js';

interface Row {
  readonly ends_on: LocalDate;
  readonly results_at: string | null;
}

/** A promoter's last events and when their results were complete, in one query. */
export const endedEvents =
  (sql: Reader): EventQueries['ended'] =>
  async (promoterId, before, limit) => {
    const rows = await sql.rows<Row>(
      `SELECT e.ends_on, CASE WHEN e.results_state = 'done' THEN
          (SELECT MAX(c.results_received_at) FROM classes c WHERE c.event_id = e.id) END AS results_at
        FROM events e WHERE e.promoter_id = ? AND e.ends_on < ? AND e.canceled = 0 AND e.paying = 1
        ORDER BY e.ends_on DESC, e.id DESC LIMIT ?`,
      [promoterId, before, limit],
    );
    return rows.map((row) => ({ endsOn: row.ends_on, resultsAt: row.results_at }));
  };
