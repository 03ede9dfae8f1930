import type { EventView } from '@rrr/core/events';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { rowsIn, toSafeInteger } from '../sql.js';
import { eventRecordOf, type EventWithPromoter } from '../stores/race-rows.js';
import { inOrderOf } from './paging.js';

export type NamedEventRow = EventWithPromoter & {
  readonly promoter_name: string | null;
  readonly series_name: string | null;
};

/** Events with the names of promoter and series. */
export const eventsWithNames = (db: Database): Knex.QueryBuilder =>
  db
    .read('events as e')
    .leftJoin('promoters as p', 'p.id', 'e.promoter_id')
    .leftJoin('series as s', 's.id', 'e.series_id')
    .select('e.*', 'p.status as promoter_status', 'p.name as promoter_name', 's.name as series_name');

/** Events by id, in the given order. */
export const eventViews = (db: Database) => {
  const sql = readerOn(db);
  return async (ids: readonly string[]): Promise<readonly EventView[]> =>
    viewsOf(sql, await inOrderOf<NamedEventRow>(sql, ids, eventsWithNames(db), 'e.id'));
};

interface Figures {
  readonly id: string;
  readonly classes: number | string;
  readonly with_results: number | string;
  readonly results: number | string;
  readonly asking: number | string;
}

/** One query loads the totals of all events of a page. */
export const viewsOf = async (sql: Reader, rows: readonly NamedEventRow[]): Promise<readonly EventView[]> => {
  const figures = await rowsIn<Figures>(
    sql,
    rows.map((row) => row.id),
    (some) => `SELECT e.id, (SELECT COUNT(*) FROM classes c WHERE c.event_id = e.id) AS classes,
      (SELECT COUNT(*) FROM classes c WHERE c.event_id = e.id AND c.results_received_at IS NOT NULL) AS with_results,
      (SELECT COUNT(*) FROM results x WHERE x.event_id = e.id) AS results,
      (SELECT COUNT(*) FROM result_asks a JOIN riders r ON r.id = a.rider_id
        WHERE a.event_id = e.id AND r.deactivated = 0) AS asking
      FROM events e WHERE e.id IN (${some})`,
  );
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  return rows.map((row) => viewOf(row, byId.get(row.id)));
};

const viewOf = (row: NamedEventRow, figures: Figures | undefined): EventView => ({
  ...eventRecordOf(row),
  promoterApproved: row.promoter_status === 'approved',
  seriesName: row.series_name,
  promoterName: row.promoter_name,
  classCount: toSafeInteger(figures?.classes ?? 0),
  classesWithResults: toSafeInteger(figures?.with_results ?? 0),
  resultCount: toSafeInteger(figures?.results ?? 0),
  ridersAsking: toSafeInteger(figures?.asking ?? 0),
  contingency: toSafeInteger(row.offered),
});
