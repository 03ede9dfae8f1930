import type { Verdict } from '@rrr/core/eligibility';
import type { EarningQueries, EarningView } from '@rrr/core/results';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { AWARD_COLUMNS } from '../stores/money-rows.js';
import type { AwardRow, ClassRow, EventRow, ResultRow } from '../tables/index.js';
import { awardViewOf } from './ledger-queries.js';
import { pageFrom, pageMap } from './paging.js';

type AwardPart = { readonly [C in (typeof AWARD_COLUMNS)[number] as `award_${C}`]: AwardRow[C] | null };
type EarningRow = Omit<ResultRow, 'award_type'> &
  AwardPart &
  Pick<EventRow, 'title' | 'starts_on' | 'currency'> & { readonly class_name: string; readonly results_received_at: ClassRow['results_received_at'] };

export const knexEarningQueries = (db: Database): EarningQueries => ({
  earnings: async (riderId, { filter, ...page }) => {
    const list: Knex.QueryBuilder = db
      .read('results as x')
      .join('classes as c', 'c.id', 'x.class_id')
      .join('events as e', 'e.id', 'x.event_id')
      // only the result that earns has the award, should a rider stand twice in a class
      .leftJoin('awards as a', (on) => on.on('a.class_id', 'x.class_id').on('a.rider_id', 'x.rider_id').on('a.type', 'x.award_type'))
      .where('x.rider_id', riderId)
      .select('x.id', 'x.event_id', 'x.place', 'x.result_type', 'x.verdict', 'e.title', 'e.starts_on', 'e.currency', 'c.name as class_name', 'c.results_received_at')
      .select(AWARD_COLUMNS.map((it) => `a.${it} as award_${it}`))
      .orderBy([{ column: 'e.starts_on', order: 'desc' }, { column: 'c.results_received_at', order: 'desc' }, { column: 'x.id', order: 'desc' }]);
    if (filter === 'paid') void list.where('a.initial_value', '>', 0);
    if (filter === 'unpaid') void list.where((either) => either.whereNull('a.id').orWhere('a.initial_value', 0));
    return pageMap(await pageFrom<EarningRow>(readerOn(db), list, page), earningOf);
  },
});

const earningOf = (row: EarningRow): EarningView => ({
  id: row.id,
  event: { id: row.event_id, title: row.title, startsOn: row.starts_on },
  className: row.class_name,
  place: row.place,
  type: row.result_type,
  receivedAt: row.results_received_at ?? '',
  currency: row.currency,
  verdict: JSON.parse(row.verdict) as Verdict,
  award: awardPartOf(row),
});

const awardPartOf = (row: EarningRow): EarningView['award'] => {
  if (row.award_id === null) return null;
  const award = Object.fromEntries(AWARD_COLUMNS.map((it) => [it, row[`award_${it}`]])) as unknown as AwardRow;
  return awardViewOf({ ...award, event_title: row.title, class_name: row.class_name, place: row.place });
};
