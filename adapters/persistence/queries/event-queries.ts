import type { EventQueries, EventSearch, EventView, SeriesView } from '@rrr/core/events';
import { type LocalDate, type PageAsked, type PageOf, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { whole } from '../sql.js';
import { classesOf } from '../stores/race-rows.js';
import type { SeriesRow } from '../tables/index.js';
import { eventsWithNames, type NamedEventRow, viewsOf } from './event-views.js';
import { finishedEvents, lateEvents } from './late-events.js';
import { type FoundIds, inOrderOf, pageOfIds, typedWords, wherePrefix, whereWords } from './paging.js';
import { eventsOfRider } from './rider-events.js';
import { fromWord, pageOfFound, rarestFirst, type Typed, whereWord } from './word-search.js';

const SORT = { startDate: 'e.starts_on', title: 'e.title_key', city: 'e.city_key', state: 'e.state' } as const satisfies Record<EventSearch['sortBy'], string>;

const SERIES = 'SELECT s.*, (SELECT COUNT(*) FROM events e WHERE e.series_id = s.id) AS races FROM series s';
const seriesOf = (row: SeriesRow & { readonly races: number | string }): SeriesView => ({
  id: row.id,
  name: row.name,
  state: row.state,
  country: row.country,
  active: Boolean(row.active),
  races: whole(row.races),
});

export const knexEventQueries = (db: Database): EventQueries => {
  const sql = readerOn(db);
  const events = (): Knex.QueryBuilder => eventsWithNames(db);
  const viewed = async ({ ids, total }: FoundIds, asked: PageAsked): Promise<PageOf<EventView>> =>
    pageOf(await viewsOf(sql, await inOrderOf<NamedEventRow>(sql, ids, events(), 'e.id')), asked, total);
  return {
    search: async (asked, today) => {
      const direction = asked.descending ? 'desc' : 'asc';
      const order = [{ column: SORT[asked.sortBy], order: direction }, { column: 'e.id', order: direction }] as const;
      const typed = [asked.query, asked.title, asked.city].flatMap(typedWords);
      if (typed.length > 0) {
        const words = await rarestFirst(sql, ['event'], typed);
        const ofQuery = (some: readonly Typed[]): readonly Typed[] => some.filter((it) => typedWords(asked.query).includes(it.word));
        const rows = (): Knex.QueryBuilder => filter(db.read('events as e'), db.read, asked, today, ofQuery(words));
        const begin = (): Knex.QueryBuilder => filter(fromWord(db.read, ['event'], words[0]?.word ?? '', 'events as e', 'e.id = s.subject_id'), db.read, asked, today, ofQuery(words.slice(1)));
        return viewed(await pageOfFound(sql, { rows, beginnings: [begin], order }, asked), asked);
      }
      return viewed(await pageOfIds(sql, filter(db.read('events as e'), db.read, asked, today, []), order, asked), asked);
    },
    late: lateEvents(db, sql),
    finished: finishedEvents(db, sql),
    ofRider: eventsOfRider(sql),
    before: async (day, limit) => {
      const list = events().where('e.starts_on', '<', day).where('e.canceled', false).limit(limit);
      return viewsOf(sql, (await list.orderBy([{ column: 'e.starts_on', order: 'desc' }, { column: 'e.id', order: 'desc' }])) as readonly NamedEventRow[]);
    },
    one: async (eventId) => {
      const [[event], classes] = await Promise.all([events().where('e.id', eventId).then((rows: readonly NamedEventRow[]) => viewsOf(sql, rows)), classesOf(sql, eventId)]);
      if (!event) return undefined;
      const [series] = event.seriesId === null ? [] : await sql.rows<SeriesRow & { races: number }>(`${SERIES} WHERE s.id = ?`, [event.seriesId]);
      return { event, classes, series: series ? seriesOf(series) : null };
    },
    seriesOfPromoter: async (promoterId) =>
      (await sql.rows<SeriesRow & { races: number }>(`${SERIES} WHERE s.promoter_id = ? ORDER BY s.name, s.id`, [promoterId])).map(seriesOf),
    contingency: async (currency, { from, to }) => {
      const [row] = await sql.rows<{ total: number | string | null }>(
        'SELECT SUM(offered) AS total FROM events WHERE currency = ? AND canceled = 0 AND paying = 1 AND starts_on >= ? AND starts_on <= ?',
        [currency, from, to],
      );
      return whole(row?.total ?? 0);
    },
  };
};

/** `words`: those of the query that are still to be looked up. */
const filter = (list: Knex.QueryBuilder, knex: Knex, asked: EventSearch, today: LocalDate, words: readonly Typed[]): Knex.QueryBuilder => {
  for (const word of words) void list.where((any) => whereWord(any, 'e.id', ['event'], word));
  if (asked.title) whereWords(list, ['e.title_key'], asked.title);
  if (asked.city) whereWords(list, ['e.city_key'], asked.city);
  if (asked.state) void list.where('e.state', asked.state.toUpperCase());
  if (asked.zipcode) wherePrefix(list, 'e.zipcode', asked.zipcode);
  if (asked.country) void list.where('e.country', asked.country.toUpperCase());
  if (asked.promoterId !== undefined) void list.where('e.promoter_id', asked.promoterId);
  if (asked.seriesId !== undefined) void list.where('e.series_id', asked.seriesId);
  if (asked.status !== undefined) void list.where('e.canceled', asked.status === 'canceled');
  if (asked.favouriteOf !== undefined) void list.whereIn('e.id', knex('favourites as f').select('f.target_id').where({ 'f.rider_id': asked.favouriteOf, 'f.kind': 'event' }));
  if (asked.racedBy !== undefined) void list.whereIn('e.id', knex('results as y').select('y.event_id').where('y.rider_id', asked.racedBy));
  const { filter: state = 'all' } = asked;
  if (state === 'all') return list;
  void list.where('e.canceled', false);
  if (state === 'upcoming') {
    return list.where((either) => either.whereNull('e.starts_on').orWhere('e.starts_on', '>', today));
  }
  const due = knex('classes as c').select(knex.raw('1')).whereRaw('c.event_id = e.id').whereNull('c.results_received_at');
  void list.where('e.starts_on', '<=', today);
  return state === 'waiting' ? list.whereExists(due) : list.whereNotExists(due);
};
