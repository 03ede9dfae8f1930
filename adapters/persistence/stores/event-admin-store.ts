import type { EventAdminStore } from '@rrr/core/events';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, placeholders, type Sql } from '../sql.js';
import { notingBrands } from '../summaries/note-others.js';
import type { EventRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { saveWords } from '../words.js';
import { classesOf, eventColumns, eventOf, eventRecordOf, type EventWithPromoter } from './race-rows.js';
import { noteResultsState } from './results-state.js';

/** What hangs on an event's classes; a class that any of them names stays. */
const USES = ['results', 'awards', 'result_claims'] as const;

export const sqlEventAdminStore = (sql: Sql, keeping: Keeping): EventAdminStore => {
  const usedIn = async (table: (typeof USES)[number], eventId: string): Promise<boolean> =>
    (await sql.rows(`SELECT 1 AS found FROM ${table} WHERE event_id = ? LIMIT 1`, [eventId])).length > 0;

  return {
    lock: async (eventId) => {
      const [row] = await sql.rows<EventRow>(`SELECT * FROM events WHERE id = ?${forUpdate(sql)}`, [eventId]);
      return row && eventRecordOf(row);
    },
    find: async (eventId) => {
      const [row] = await sql.rows<EventWithPromoter>(
        'SELECT e.*, p.status AS promoter_status FROM events e LEFT JOIN promoters p ON p.id = e.promoter_id WHERE e.id = ?',
        [eventId],
      );
      return row && { event: eventOf(row), classes: await classesOf(sql, eventId) };
    },
    put: async (event) => {
      const row = eventColumns(event);
      await notingBrands(sql, keeping, [row.id], () =>
        bulkInsert(sql, 'events', [{ ...row, results_state: 'waiting' }], {
          keys: ['id'],
          update: Object.keys(row).filter((key) => key !== 'id' && key !== 'created_at'),
        }),
      );
      await saveWords(sql, 'events', [row]);
    },
    remove: async (eventId) => {
      await sql.run('DELETE FROM payout_places WHERE class_id IN (SELECT id FROM classes WHERE event_id = ?)', [
        eventId,
      ]);
      for (const table of ['classes', 'rejudgings', 'event_links', 'result_asks', 'unpaid_results'])
        await sql.run(`DELETE FROM ${table} WHERE event_id = ?`, [eventId]);
      await sql.run('DELETE FROM event_links WHERE other_id = ?', [eventId]);
      await sql.run("DELETE FROM asides WHERE kind = 'late' AND object_id = ?", [eventId]);
      await sql.run("DELETE FROM favourites WHERE kind = 'event' AND target_id = ?", [eventId]);
      await saveWords(sql, 'events', [{ id: eventId }]);
      await sql.run('DELETE FROM events WHERE id = ?', [eventId]);
    },
    link: (eventId, otherId) =>
      bulkInsert(sql, 'event_links', [
        { event_id: eventId, other_id: otherId },
        { event_id: otherId, other_id: eventId },
      ]),
    unlink: (eventId) => sql.run('DELETE FROM event_links WHERE event_id = ? OR other_id = ?', [eventId, eventId]),
    inUse: async (eventId) => {
      for (const table of USES) if (await usedIn(table, eventId)) return true;
      return false;
    },
    ofSeries: async (seriesId) =>
      (
        await sql.rows<Pick<EventRow, 'id' | 'title' | 'starts_on'>>(
          'SELECT id, title, starts_on FROM events WHERE series_id = ?',
          [seriesId],
        )
      ).map(({ id, title, starts_on: startsOn }) => ({ id, title, startsOn })),
    hasAwards: (eventId) => usedIn('awards', eventId),
    classesInUse: async (eventId) => {
      const uses = USES.map((table) => `EXISTS (SELECT 1 FROM ${table} x WHERE x.class_id = c.id)`).join(' OR ');
      return (
        await sql.rows<{ id: string }>(`SELECT c.id FROM classes c WHERE c.event_id = ? AND (${uses})`, [eventId])
      ).map((row) => row.id);
    },
    saveClasses: async (eventId, classes) => {
      const ids = classes.map((raceClass) => raceClass.id);
      await sql.run('DELETE FROM payout_places WHERE class_id IN (SELECT id FROM classes WHERE event_id = ?)', [
        eventId,
      ]);
      await sql.run(
        `DELETE FROM classes WHERE event_id = ?${ids.length > 0 ? ` AND id NOT IN (${placeholders(ids)})` : ''}`,
        [eventId, ...ids],
      );
      const rows = classes.map((raceClass, position) => ({
        id: raceClass.id,
        event_id: eventId,
        position,
        name: raceClass.name,
        payout_type: raceClass.payoutType,
        entrants: raceClass.entrants,
        payout_steps: raceClass.payoutSteps ? JSON.stringify(raceClass.payoutSteps) : null,
      }));
      await bulkInsert(sql, 'classes', rows, {
        keys: ['id'],
        update: ['position', 'name', 'payout_type', 'entrants', 'payout_steps'],
      });
      await bulkInsert(
        sql,
        'payout_places',
        classes.flatMap((inClass) =>
          inClass.places.map((place) => ({ class_id: inClass.id, place: place.place, amount: place.amount })),
        ),
      );
      await noteResultsState(sql, [eventId]);
      keeping.unpaidOf([eventId]);
    },
  };
};
