import type { EventQueries, SeriesView } from '@rrr/core/events';
import { pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { classesOf, classesOfEvents } from '../stores/race-rows.js';
import type { SeriesRow } from '../tables/index.js';
import { endedEvents } from './ended-events.js';
import { pageOfEvents } from './event-list.js';
import { eventsWithNames, eventViews, type NamedEventRow, viewsOf } from './event-views.js';
import { eventsToDecide, finishedEvents, lateEvents } from './late-events.js';
import { pageOfIds } from './paging.js';
import { eventsOfRider } from './rider-events.js';
import { eventsNearby } from './events-nearby.js';

const SERIES =
  'SELECT s.*, (SELECT COUNT(*) FROM events e WHERE e.series_id = s.id AND e.published = 1) AS races FROM series s';
const seriesOf = (row: SeriesRow & { readonly races: number | string }): SeriesView => ({
  id: row.id,
  name: row.name,
  state: row.state,
  country: row.country,
  active: Boolean(row.active),
  races: toSafeInteger(row.races),
});

interface PurseRow {
  readonly currency: 'USD' | 'CAD' | 'EUR';
  readonly type: string;
  readonly events: number | string;
  readonly total: number | string;
}

export const sqlEventQueries = (db: Database): EventQueries => {
  const sql = readerOn(db);
  const events = (): Knex.QueryBuilder => eventsWithNames(db);
  const views = eventViews(db);
  return {
    search: async (asked, today) => {
      const { ids, total } = await pageOfEvents(db, sql, asked, today);
      return pageOf(await views(ids), asked, total);
    },
    late: lateEvents(db, sql),
    toDecide: eventsToDecide(db, sql),
    finished: finishedEvents(db, sql),
    ofRider: eventsOfRider(sql),
    ...eventsNearby(sql),
    before: async (day, limit) => {
      const list = events()
        .where('e.starts_on', '<', day)
        .where({ 'e.canceled': false, 'e.published': true })
        .limit(limit);
      return viewsOf(
        sql,
        (await list.orderBy([
          { column: 'e.starts_on', order: 'desc' },
          { column: 'e.id', order: 'desc' },
        ])) as readonly NamedEventRow[],
      );
    },
    one: async (eventId, drafts) => {
      const [[event], classes] = await Promise.all([
        events()
          .where('e.id', eventId)
          .then((rows: readonly NamedEventRow[]) => viewsOf(sql, rows)),
        classesOf(sql, eventId),
      ]);
      if (!event || !(event.published || drafts === 'drafts')) return undefined;
      const [series] =
        event.seriesId === null
          ? []
          : await sql.rows<SeriesRow & { races: number }>(`${SERIES} WHERE s.id = ?`, [event.seriesId]);
      return { event, classes, series: series ? seriesOf(series) : null };
    },
    ended: endedEvents(sql),
    ids: async (asked) => {
      const { ids, total } = await pageOfIds(
        sql,
        db.read('events as e').where('e.published', true),
        [{ column: 'e.id', order: 'asc' }],
        asked,
        Number.MAX_SAFE_INTEGER - 1,
      );
      return pageOf(ids, asked, total);
    },
    contingency: async (currency, { from, to }) => {
      const [row] = await sql.rows<{ total: number | string | null }>(
        'SELECT SUM(offered) AS total FROM events WHERE currency = ? AND canceled = 0 AND paying = 1 AND starts_on >= ? AND starts_on <= ?',
        [currency, from, to],
      );
      return toSafeInteger(row?.total ?? 0);
    },
    purses: async ({ from, to }) => {
      const rows = await sql.rows<PurseRow>(
        `SELECT currency, type, COUNT(*) AS events, SUM(offered) AS total FROM events
         WHERE canceled = 0 AND paying = 1 AND starts_on >= ? AND starts_on <= ? AND offered > 0
         GROUP BY currency, type`,
        [from, to],
      );
      return rows.map(({ currency, type, events: count, total }) => ({
        currency,
        type,
        events: toSafeInteger(count),
        amount: toSafeInteger(total),
      }));
    },
    nextPaying: async (day, limit) => {
      const list = events()
        .where('e.canceled', false)
        .where('e.starts_on', '>=', day)
        .where('e.paying', true)
        .where('e.offered', '>', 0)
        .orderBy([{ column: 'e.starts_on' }, { column: 'e.id' }])
        .limit(limit);
      const found = await viewsOf(sql, (await list) as readonly NamedEventRow[]);
      const classes = await classesOfEvents(
        sql,
        found.map((event) => event.id),
      );
      return found.map((event) => ({ event, classes: classes.filter((raceClass) => raceClass.eventId === event.id) }));
    },
  };
};
