import type { Verdict } from '@rrr/core/eligibility';
import type { EarningFilter, EarningQueries, EarningView } from '@rrr/core/results';
import type { Knex } from 'knex';
import { rowsOf } from '../measures.js';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { AWARD_COLUMNS } from '../stores/money-rows.js';
import type { AwardRow, ClassRow, EventRow, ResultRow } from '../tables/index.js';
import { awardsWithTrails, withTrails } from './award-trails.js';
import { DISMISSAL, type DismissalColumns, dismissalOf, withDismissals } from './dismissals.js';
import { type AwardViewRow, awardViewOf, PLACE } from './ledger-queries.js';
import { idsOf, inOrderOf, pageFrom, pageMap } from './paging.js';

type AwardPart = { readonly [C in (typeof AWARD_COLUMNS)[number] as `award_${C}`]: AwardRow[C] | null };
type EarningRow = Omit<ResultRow, 'award_type'> &
  AwardPart &
  Pick<EventRow, 'title' | 'starts_on' | 'currency'> & {
    readonly class_name: string;
    readonly results_received_at: ClassRow['results_received_at'];
    readonly claimed_at: string | null;
  };

type WithRider = AwardViewRow & { readonly rider_name: string };

/** All that was overpaid was left with the rider; more since then waits again. */
const IS_LEFT = 'COALESCE(dismissal.amount, 0) >= a.overpaid';

const awardsWithRider = (db: Database): Knex.QueryBuilder =>
  db
    .read('awards as a')
    .join('riders as r', 'r.id', 'a.rider_id')
    .leftJoin('events as e', 'e.id', 'a.event_id')
    .leftJoin('classes as c', 'c.id', 'a.class_id')
    .select(
      ...AWARD_COLUMNS.map((awardColumn) => `a.${awardColumn}`),
      'e.title as event_title',
      'c.name as class_name',
      'r.full_name as rider_name',
      db.read.raw(`${PLACE} as place`),
    );

export const sqlEarningQueries = (db: Database): EarningQueries => ({
  recentEarnings: async (riderId, limit) => {
    // the bonus on cash that was taken as credit was not won by a result
    const keys: Knex.QueryBuilder = db
      .read('awards as a')
      .whereNotNull('a.class_id')
      .whereRaw("a.type <> 'bonus'")
      .whereRaw(rowsOf('earned', 'a'));
    if (riderId !== null) void keys.where('a.rider_id', riderId);
    const reader = readerOn(db);
    const ids = await idsOf(
      reader,
      keys,
      [
        { column: 'a.awarded_at', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ],
      limit,
      0,
    );
    return (await inOrderOf<WithRider>(reader, ids, awardsWithRider(db), 'a.id')).map((row) => ({
      ...awardViewOf(row),
      riderName: row.rider_name,
    }));
  },

  bonuses: async ({ seriesId, ...page }) => {
    const list = awardsWithRider(db)
      .where('a.bonus_series_id', seriesId)
      .orderBy([
        { column: 'a.awarded_at', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ]);
    const found = await pageFrom<WithRider>(
      readerOn(db),
      list,
      page,
      db.read('awards as a').where('a.bonus_series_id', seriesId),
    );
    const items = found.items.map((rider) => ({ ...awardViewOf(rider), riderName: rider.rider_name }));
    return { ...found, items: await awardsWithTrails(readerOn(db), items) };
  },

  overpaid: async ({ setAside, ...page }) => {
    const list = withDismissals(awardsWithRider(db), 'overpaid', 'a.id')
      .whereRaw(rowsOf('overpaid', 'a'))
      .select('a.overpaid')
      .select(DISMISSAL)
      .orderBy([
        { column: 'a.overpaid', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ]);
    const counted = withDismissals(db.read('awards as a'), 'overpaid', 'a.id').whereRaw(rowsOf('overpaid', 'a'));
    if (setAside !== undefined)
      for (const rows of [list, counted]) void rows.whereRaw(setAside ? IS_LEFT : `NOT (${IS_LEFT})`);
    const found = await pageFrom<WithRider & DismissalColumns & { readonly dismissal_amount: number | string | null }>(
      readerOn(db),
      list.select('dismissal.amount as dismissal_amount'),
      page,
      counted,
    );
    const items = found.items.map((item) => {
      const overpaid = toSafeInteger(item.overpaid);
      const isLeft = overpaid <= toSafeInteger(item.dismissal_amount ?? 0);
      return {
        ...awardViewOf(item),
        riderName: item.rider_name,
        overpaid,
        dismissal: isLeft ? dismissalOf(item) : null,
      };
    });
    return { ...found, items: await awardsWithTrails(readerOn(db), items) };
  },

  overpaidSince: async () => {
    const [row] = await readerOn(db).rows<{ at: string | null }>(
      `SELECT MIN(a.awarded_at) AS at FROM awards a LEFT JOIN asides dismissal ON dismissal.object_id = a.id AND dismissal.kind = 'overpaid'
       WHERE ${rowsOf('overpaid', 'a')} AND NOT (${IS_LEFT})`,
    );
    return row?.at ?? null;
  },

  earning: async (riderId, resultId) => {
    const reader = readerOn(db);
    const rows = await reader.list<EarningRow>(earningsOf(db, riderId).where('x.id', resultId));
    return (await withTrails(reader, rows.map(earningOf)))[0];
  },

  earnings: async (riderId, { filter, ...page }) => {
    const list = earningsOf(db, riderId).orderBy([
      { column: 'e.starts_on', order: 'desc' },
      { column: 'c.results_received_at', order: 'desc' },
      { column: 'x.id', order: 'desc' },
    ]);
    if (filter !== 'all') void list.whereRaw(FILTERED[filter]);
    const found = pageMap(await pageFrom<EarningRow>(readerOn(db), list, page), earningOf);
    return { ...found, items: await withTrails(readerOn(db), found.items) };
  },
});

const EARNED = rowsOf('earned', 'a');
const NOTHING = '(a.id IS NULL OR a.initial_value = 0)';
const OWED = `(${EARNED} AND a.type = 'cash' AND a.status <> 'funded')`;
const FILTERED: Readonly<Record<Exclude<EarningFilter, 'all'>, string>> = {
  owed: OWED,
  paid: `${EARNED} AND a.type = 'cash' AND a.status = 'funded'`,
  credit: `${EARNED} AND a.type <> 'cash'`,
  nothing: NOTHING,
  unpaid: `(${OWED} OR ${NOTHING})`,
};

/** A claimed result arrives on its own, independently of the class's other results. */
const CLAIMED = `(SELECT MIN(k.at) FROM result_claims k
    WHERE k.event_id = x.event_id AND k.rider_id = x.rider_id AND k.class_id = x.class_id AND k.state = 'accepted')`;

/** Cash that its rider took as dealer credit is shown as the credit that it became. */
const AWARD_TYPE = `(CASE WHEN x.award_type = 'cash' AND EXISTS (SELECT 1 FROM awards k WHERE k.class_id = x.class_id
    AND k.rider_id = x.rider_id AND k.type = 'cash' AND k.status = 'converted') THEN 'credit' ELSE x.award_type END)`;

const earningsOf = (db: Database, riderId: string): Knex.QueryBuilder =>
  db
    .read('results as x')
    .join('classes as c', 'c.id', 'x.class_id')
    .join('events as e', 'e.id', 'x.event_id')
    // if a rider has two results in a class, only the one that earns has the award
    .leftJoin('awards as a', (on) =>
      on
        .on('a.class_id', 'x.class_id')
        .on('a.rider_id', 'x.rider_id')
        .on('a.type', db.read.raw(AWARD_TYPE) as unknown as string),
    )
    .where('x.rider_id', riderId)
    .select(
      'x.id',
      'x.event_id',
      'x.place',
      'x.result_type',
      'x.verdict',
      'e.title',
      'e.starts_on',
      'e.currency',
      'c.name as class_name',
      'c.results_received_at',
    )
    .select(db.read.raw(`${CLAIMED} as claimed_at`))
    .select(AWARD_COLUMNS.map((awardColumn) => `a.${awardColumn} as award_${awardColumn}`));

const earningOf = (row: EarningRow): EarningView => ({
  id: row.id,
  event: { id: row.event_id, title: row.title, startsOn: row.starts_on },
  className: row.class_name,
  place: row.place,
  type: row.result_type,
  receivedAt: [row.results_received_at, row.claimed_at].filter((text) => text !== null).toSorted()[0] ?? '',
  currency: row.currency,
  verdict: JSON.parse(row.verdict) as Verdict,
  award: awardPartOf(row),
});

const awardPartOf = (row: EarningRow): EarningView['award'] => {
  if (row.award_id === null) return null;
  const award = Object.fromEntries(
    AWARD_COLUMNS.map((awardColumn) => [awardColumn, row[`award_${awardColumn}`]]),
  ) as unknown as AwardRow;
  return awardViewOf({ ...award, event_title: row.title, class_name: row.class_name, place: row.place });
};
