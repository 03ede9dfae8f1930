import { type EventNearby, type EventQueries, whyNotOne } from '@rrr/core/events';
import { addDays } from '@rrr/core/shared';
import type { Reader } from '../reader.js';
import { eventRecordOf } from '../stores/race-rows.js';
import type { EventRow } from '../tables/index.js';

const MOST = 20;
/** events of a day or two that are looked through */
const MOST_SEEN = 500;

const nearbyOf = ({ id, title, starts_on, ends_on, city, state }: EventRow): EventNearby => ({
  id,
  title,
  startsOn: starts_on,
  endsOn: ends_on,
  city,
  state,
});

/** Events that are, or can be, the same race as another. */
export const eventsNearby = (sql: Reader): Pick<EventQueries, 'linkedTo' | 'nearby'> => ({
  linkedTo: async (eventId) => {
    const [row] = await sql.rows<EventRow>(
      'SELECT e.* FROM event_links l JOIN events e ON e.id = l.other_id WHERE l.event_id = ?',
      [eventId],
    );
    return row && nearbyOf(row);
  },
  nearby: async (eventId) => {
    const [event] = await sql.rows<EventRow>('SELECT * FROM events WHERE id = ?', [eventId]);
    if (!event?.starts_on) return [];
    const days = [addDays(event.starts_on, -7), addDays(event.ends_on ?? event.starts_on, 1)];
    const rows = await sql.rows<EventRow>(
      `SELECT e.* FROM events e WHERE e.starts_on >= ? AND e.starts_on <= ? AND e.canceled = ? AND e.published = 1 AND e.id <> ?
          AND NOT EXISTS (SELECT 1 FROM event_links l WHERE l.event_id = e.id)
        ORDER BY e.starts_on DESC, e.id LIMIT ${MOST_SEEN}`,
      [...days, false, eventId],
    );
    const one = eventRecordOf(event);
    return rows
      .filter((row) => whyNotOne(one, eventRecordOf(row)) === null)
      .slice(0, MOST)
      .map(nearbyOf);
  },
});
