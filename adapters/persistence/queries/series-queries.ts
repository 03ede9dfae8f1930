import type { SeriesListed, SeriesQueries } from '@rrr/core/series';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { seriesOf } from '../stores/series-store.js';
import type { SeriesRow } from '../tables/index.js';
import { eventsWithNames, type NamedEventRow, viewsOf } from './event-views.js';
import { pageFrom, pageMap, whereWords } from './paging.js';

export type ListedSeriesRow = SeriesRow & {
  readonly promoter_name: string | null;
  readonly event_count: number | string;
};

/** Series by name with their promoter and number of events. */
export const seriesWithNames = (db: Database): Knex.QueryBuilder =>
  db
    .read('series as s')
    .leftJoin('promoters as p', 'p.id', 's.promoter_id')
    .select(
      's.*',
      'p.name as promoter_name',
      db.read.raw('(SELECT COUNT(*) FROM events e WHERE e.series_id = s.id AND e.published = 1) as event_count'),
    )
    .orderBy([{ column: 's.name_key' }, { column: 's.id' }]);

export const listedOf = (row: ListedSeriesRow): SeriesListed => ({
  ...seriesOf(row),
  promoterName: row.promoter_name,
  eventCount: toSafeInteger(row.event_count),
});

export const sqlSeriesQueries = (db: Database): SeriesQueries => {
  const sql = readerOn(db);
  return {
    search: async ({ active, promoterId, query, ...asked }) => {
      const list = seriesWithNames(db);
      if (active !== undefined) void list.where('s.active', active);
      if (promoterId !== undefined) void list.where('s.promoter_id', promoterId);
      if (query) whereWords(list, ['s.name_key'], query);
      return pageMap(await pageFrom<ListedSeriesRow>(sql, list, asked), listedOf);
    },
    one: async (seriesId, { drafts, ...asked }) => {
      const [series] = await sql.list<ListedSeriesRow>(seriesWithNames(db).where('s.id', seriesId));
      if (!series) return undefined;
      const events = eventsWithNames(db)
        .where('e.series_id', seriesId)
        .orderBy([
          { column: 'e.starts_on', order: 'desc' },
          { column: 'e.id', order: 'desc' },
        ]);
      if (drafts !== 'all')
        void events.where((any) => {
          void any.where('e.published', true);
          if (drafts) void any.orWhere('e.promoter_id', drafts.promoterId);
        });
      const [page, categories] = await Promise.all([
        pageFrom<NamedEventRow>(sql, events, asked),
        sql.rows<{ id: string; description: string }>(
          `SELECT c.id, c.description FROM category_series x JOIN categories c ON c.id = x.category_id
            WHERE x.series_id = ? ORDER BY c.description, c.id`,
          [seriesId],
        ),
      ]);
      const named = categories.map(({ id, description }) => ({ id, description }));
      return {
        series: listedOf(series),
        events: { ...page, items: await viewsOf(sql, page.items) },
        categories: named,
      };
    },
  };
};
