import {
  type EventQueries,
  type FinishedEvent,
  type LateEvent,
  type LateSeason,
  type PromoterContact,
  seasonOf,
} from '@rrr/core/events';
import { addDays, daysBetween, type PageAsked, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { amountOf, rowsOf } from '../measures.js';
import type { Database } from '../open-database.js';
import type { Reader } from '../reader.js';
import { rowsIn, toSafeInteger } from '../sql.js';
import { DISMISSAL, type DismissalColumns, dismissalOf, withDismissals } from './dismissals.js';
import { eventsWithNames, type NamedEventRow, viewsOf } from './event-views.js';
import { type KeyedList, withoutNulls } from './id-batches.js';
import { inOrderOf, type Order, pageFrom, pageOfIds } from './paging.js';

type WithPromoter = NamedEventRow & {
  readonly contact_name: string | null;
  readonly promoter_email: string | null;
  readonly promoter_phone: string | null;
};

const eventsWithPromoter = (db: Database): Knex.QueryBuilder =>
  eventsWithNames(db).select('p.contact_name', 'p.email as promoter_email', 'p.phone as promoter_phone');

const promoterOf = (row: WithPromoter | undefined): PromoterContact | null =>
  row?.promoter_name
    ? {
        name: row.promoter_name,
        contactName: row.contact_name,
        email: row.promoter_email ?? '',
        phone: row.promoter_phone,
      }
    : null;

/** Events of promoters that wait for a decision, longest first; one index range. */
export const eventsToDecide =
  (db: Database, sql: Reader): EventQueries['toDecide'] =>
  async (asked) => {
    const list = eventsWithPromoter(db)
      .whereNotNull('e.paying_asked_at')
      .where('e.canceled', false)
      .orderBy([{ column: 'e.paying_asked_at' }, { column: 'e.id' }]);
    const page = await pageFrom<WithPromoter>(sql, list, asked);
    const views = await viewsOf(sql, page.items);
    const items = views.map((view, at) => ({
      ...view,
      payingAskedAt: view.payingAskedAt ?? '',
      promoter: promoterOf(page.items[at]),
    }));
    return { ...page, items };
  };

/** Events with overdue results, longest overdue first; one index range. */
export const lateEvents =
  (db: Database, sql: Reader): EventQueries['late'] =>
  async ({ seasons, promoterId, seriesId, setAside, ...asked }, today) => {
    const list = withDismissals(eventsWithPromoter(db), 'late', 'e.id')
      .select(DISMISSAL)
      .where({ 'e.results_state': 'waiting', 'e.canceled': false, 'e.paying': true })
      .orderBy([{ column: 'e.ends_on' }, { column: 'e.id' }]);
    whereLate(list, seasons);
    whereOf(list, promoterId, seriesId);
    if (setAside !== undefined) void (setAside ? list.whereNotNull('dismissal.at') : list.whereNull('dismissal.at'));
    const page = await pageFrom<WithPromoter & DismissalColumns>(sql, list, asked);
    const views = await viewsOf(sql, page.items);
    const items = views.map((view, at): LateEvent => {
      const [row, dueOn] = [page.items[at], addDays(view.endsOn ?? today, seasonOf(seasons, view.startsOn).windowDays)];
      const daysOverdue = daysBetween(dueOn, today);
      return { ...view, dueOn, daysOverdue, promoter: promoterOf(row), dismissal: row ? dismissalOf(row) : null };
    });
    return { ...page, items };
  };

const whereOf = (list: Knex.QueryBuilder, promoterId: string | undefined, seriesId: string | undefined): void => {
  if (promoterId !== undefined) void list.where('e.promoter_id', promoterId);
  if (seriesId !== undefined) void list.where('e.series_id', seriesId);
};

const whereLate = (list: Knex.QueryBuilder, seasons: readonly LateSeason[]): void => {
  const latest =
    seasons
      .map((season) => season.endedBefore)
      .toSorted()
      .at(-1) ?? '';
  void list.where('e.ends_on', '<', latest);
  if (seasons.length < 2) return;
  void list.where((any) => {
    for (const { from, to, endedBefore } of seasons)
      void any.orWhere((one) => {
        void one.where('e.ends_on', '<', endedBefore);
        if (from !== null) void one.where('e.starts_on', '>=', from);
        if (to !== null) void one.where('e.starts_on', '<', to);
      });
  });
};

type Finished = Omit<Parameters<EventQueries['finished']>[0], keyof PageAsked>;

const LAST_ENDED: Order = [
  { column: 'e.ends_on', order: 'desc' },
  { column: 'e.id', order: 'desc' },
];

const finishedRows = (db: Database, { promoterId, seriesId, afterDate, beforeDate }: Finished): Knex.QueryBuilder => {
  const list: Knex.QueryBuilder = db.read('events as e').where({ 'e.results_state': 'done', 'e.canceled': false });
  whereOf(list, promoterId, seriesId);
  if (afterDate !== undefined) void list.where('e.ends_on', '>=', afterDate);
  if (beforeDate !== undefined) void list.where('e.ends_on', '<=', beforeDate);
  return list;
};

/** The complete list for an export. */
export const keyedFinished = (db: Database, { promoterId, seriesId, ...asked }: Finished): readonly KeyedList[] => {
  const keys = (): Knex.QueryBuilder => finishedRows(db, asked);
  const rows = (): Knex.QueryBuilder => {
    const list = keys();
    whereOf(list, promoterId, seriesId);
    return list;
  };
  return withoutNulls({ keys, rows, order: LAST_ENDED });
};

/** Finished events by id with their totals, in the given order. */
export const finishedViews =
  (db: Database, sql: Reader) =>
  async (ids: readonly string[]): Promise<readonly FinishedEvent[]> => {
    const views = await viewsOf(sql, await inOrderOf<NamedEventRow>(sql, ids, eventsWithNames(db), 'e.id'));
    const figures = await rowsIn<{ event_id: string; riders: number | string; earned: number | string | null }>(
      sql,
      views.map((view) => view.id),
      (some) =>
        `SELECT event_id, COUNT(DISTINCT rider_id) AS riders, SUM(${amountOf('earned')}) AS earned FROM awards
          WHERE event_id IN (${some}) AND ${rowsOf('earned')} GROUP BY event_id`,
    );
    const byId = new Map(figures.map((figure) => [figure.event_id, figure]));
    return views.map((view) => ({
      ...view,
      ridersPaid: toSafeInteger(byId.get(view.id)?.riders ?? 0),
      earned: toSafeInteger(byId.get(view.id)?.earned ?? 0),
    }));
  };

/** Events with all results, latest first, with their totals. */
export const finishedEvents =
  (db: Database, sql: Reader): EventQueries['finished'] =>
  async (asked) => {
    const { ids, total } = await pageOfIds(sql, finishedRows(db, asked), LAST_ENDED, asked);
    return pageOf(await finishedViews(db, sql)(ids), asked, total);
  };
