import type { EventQueries } from '@rrr/core/events';
import type { Reader } from '../reader.js';
import { placeholders, toSafeInteger } from '../sql.js';

interface Row {
  readonly id: string;
  readonly favourite: number | string;
  readonly results: number | string;
  readonly asked_at: string | null;
}

/** A rider's relation to the events of a page, in one query. */
export const eventsOfRider =
  (sql: Reader): EventQueries['ofRider'] =>
  async (riderId, eventIds) => {
    if (eventIds.length === 0) return new Map();
    const rows = await sql.rows<Row>(
      `SELECT e.id, (SELECT COUNT(*) FROM favourites f WHERE f.rider_id = ? AND f.kind = 'event'
        AND f.target_id = e.id) AS favourite,
        (SELECT COUNT(*) FROM results x WHERE x.event_id = e.id AND x.rider_id = ?) AS results,
        (SELECT a.asked_at FROM result_asks a WHERE a.event_id = e.id AND a.rider_id = ?) AS asked_at FROM events e
        WHERE e.id IN (${placeholders(eventIds)})`,
      [riderId, riderId, riderId, ...eventIds],
    );
    const theirs = rows.map(
      (row) =>
        [
          row.id,
          {
            favourite: toSafeInteger(row.favourite) > 0,
            results: toSafeInteger(row.results),
            askedForResultsAt: row.asked_at,
          },
        ] as const,
    );
    return new Map(
      theirs.filter(([, value]) => value.favourite || value.results > 0 || value.askedForResultsAt !== null),
    );
  };
