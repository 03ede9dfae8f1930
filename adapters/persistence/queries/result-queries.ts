import type { ResultQueries } from '@rrr/core/results';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { RESULT_COLUMNS, resultOf } from '../stores/race-rows.js';
import type { ResultRow } from '../tables/index.js';

export const knexResultQueries = (db: Database): ResultQueries => {
  const sql = readerOn(db);
  return {
    ofEvent: async (eventId) => {
      // who was not placed comes last
      const rows = await sql.rows<ResultRow & { readonly matched_name: string | null }>(
        `SELECT ${RESULT_COLUMNS.map((it) => `x.${it}`).join(', ')}, r.full_name AS matched_name FROM results x LEFT JOIN riders r ON r.id = x.rider_id
         WHERE x.event_id = ? ORDER BY x.class_id, CASE WHEN x.place IS NULL THEN 1 ELSE 0 END, x.place, x.id`,
        [eventId],
      );
      return rows.map((it) => ({ ...resultOf(it), matchedName: it.matched_name }));
    },
  };
};
