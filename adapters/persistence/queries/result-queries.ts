import type { ResultQueries, ResultView } from '@rrr/core/results';
import { nameKey } from '@rrr/core/riders';
import { pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { resultOf } from '../stores/race-rows.js';
import type { ResultRow } from '../tables/index.js';
import { type KeyedList, withoutNulls } from './id-batches.js';
import { DISMISSAL, withDismissals } from './dismissals.js';
import { inOrderOf, pageFrom, pageMap, pageOfIds, wherePrefix } from './paging.js';
import {
  COLUMNS,
  onlyWaiting,
  type UnmatchedRow,
  unmatchedView,
  type UnpaidRow,
  unpaidKeys,
  unpaidList,
  unpaidView,
} from './unmatched-rows.js';
import { sqlUnmatchedPeople } from './unmatched-people.js';

type ResultViewRow = ResultRow & { readonly matched_name: string | null };
/** unplaced results come last */
const UNPLACED = 'CASE WHEN x.place IS NULL THEN 1 ELSE 0 END';

const resultView = (row: ResultViewRow): ResultView => ({ ...resultOf(row), matchedName: row.matched_name });
/** Results by id, in the given order. */
export const resultViews = (db: Database) => {
  const sql = readerOn(db);
  const results = (): Knex.QueryBuilder =>
    db
      .read('results as x')
      .leftJoin('riders as r', 'r.id', 'x.rider_id')
      .select(COLUMNS)
      .select('r.full_name as matched_name');
  return async (ids: readonly string[]): Promise<readonly ResultView[]> =>
    (await inOrderOf<ResultViewRow>(sql, ids, results(), 'x.id')).map(resultView);
};

/** All results of a class by place, unplaced ones last. */
export const keyedResults = (
  db: Database,
  { eventId, classId, unmatched }: { readonly eventId: string; readonly classId: string; readonly unmatched: boolean },
): readonly KeyedList[] => {
  const rows = (): Knex.QueryBuilder => {
    const list = db.read('results as x').where({ 'x.event_id': eventId, 'x.class_id': classId });
    return unmatched ? list.whereNull('x.rider_id') : list;
  };
  // the first are those without a place
  return withoutNulls({
    keys: rows,
    order: [
      { column: 'x.place', order: 'asc' },
      { column: 'x.id', order: 'asc' },
    ],
  }).toReversed();
};

export const sqlResultQueries = (db: Database): ResultQueries => {
  const sql = readerOn(db);
  const byPlace = (list: Knex.QueryBuilder): Knex.QueryBuilder =>
    list.orderBy('x.class_id').orderByRaw(UNPLACED).orderBy(['x.place', 'x.id']);

  return {
    ofEvent: async (eventId) => {
      const rows = await sql.rows<ResultViewRow>(
        `SELECT ${COLUMNS.join(', ')}, r.full_name AS matched_name FROM results x LEFT JOIN riders r ON r.id = x.rider_id
         WHERE x.event_id = ? ORDER BY x.class_id, ${UNPLACED}, x.place, x.id`,
        [eventId],
      );
      return rows.map(resultView);
    },

    page: async ({ eventId, classId, resultId, ...page }) => {
      const list = db
        .read('results as x')
        .leftJoin('riders as r', 'r.id', 'x.rider_id')
        .where('x.event_id', eventId)
        .select(COLUMNS)
        .select('r.full_name as matched_name');
      const counted = db.read('results as x').where('x.event_id', eventId);
      for (const rows of [list, counted]) {
        if (classId !== undefined) void rows.where('x.class_id', classId);
        if (resultId !== undefined) void rows.where('x.id', resultId);
      }
      return pageMap(await pageFrom<ResultViewRow>(sql, byPlace(list), page, counted), resultView);
    },

    unmatched: async ({ eventId, classId, resultId, name, setAside, ...page }) => {
      const list = (): Knex.QueryBuilder =>
        withDismissals(db.read('results as x'), 'unmatched', 'x.id')
          .join('events as e', 'e.id', 'x.event_id')
          .join('classes as c', 'c.id', 'x.class_id')
          .select(COLUMNS)
          .select(DISMISSAL)
          .select('x.event_id', 'e.title', 'e.starts_on', 'c.name as class_name');
      const keys: Knex.QueryBuilder = db.read('results as x').whereNull('x.rider_id');
      if (name !== undefined && nameKey(name) !== '') wherePrefix(keys, 'x.name_key', nameKey(name));
      if (eventId !== undefined) {
        void keys.where('x.event_id', eventId);
        if (classId !== undefined) void keys.where('x.class_id', classId);
        if (resultId !== undefined) void keys.where('x.id', resultId);
        return pageMap(
          await pageFrom<UnmatchedRow>(sql, byPlace(list().whereIn('x.id', keys.clone().select('x.id'))), page, keys),
          unmatchedView,
        );
      }
      if (setAside !== undefined) {
        const dismissed = db.read('asides').where('kind', 'unmatched').select('object_id');
        void (setAside ? keys.whereIn('x.id', dismissed) : keys.whereNotIn('x.id', dismissed));
      }
      const { ids, total } = await pageOfIds(
        sql,
        keys,
        [
          { column: 'x.name_key', order: 'asc' },
          { column: 'x.id', order: 'asc' },
        ],
        page,
      );
      return pageOf((await inOrderOf<UnmatchedRow>(sql, ids, list(), 'x.id')).map(unmatchedView), page, total);
    },

    unpaid: async ({ promoterId, since, ...page }) => {
      const keys = unpaidKeys(db, since);
      // of all events in the order of an index; a promoter has few
      if (promoterId === undefined) void onlyWaiting(keys);
      else void keys.join('events as e', 'e.id', 'u.event_id').where('e.promoter_id', promoterId);
      const { ids, total } = await pageOfIds(
        sql,
        keys,
        [
          { column: 'u.ends_on', order: promoterId === undefined ? 'asc' : 'desc' },
          { column: 'u.event_id', order: 'asc' },
          { column: 'u.position', order: 'asc' },
          { column: 'u.place', order: 'asc' },
          { column: 'u.result_id', order: 'asc' },
        ],
        page,
      );
      return pageOf((await inOrderOf<UnpaidRow>(sql, ids, unpaidList(db), 'u.result_id')).map(unpaidView), page, total);
    },

    ...sqlUnmatchedPeople(db),
  };
};
