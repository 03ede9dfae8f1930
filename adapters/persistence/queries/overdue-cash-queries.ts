import type { OverdueAwardView, OverdueCashQueries } from '@rrr/core/payouts';
import type { LocalDate } from '@rrr/core/shared';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import type { CashAskRow } from '../tables/index.js';
import { RACE_DAY } from '../waiting-cash.js';
import { idsOf, inOrderOf } from './paging.js';
import { fromAwards, WAITING, waitingColumns, waitingKeys, waitingOf, type WaitingRow } from './waiting-awards.js';

type OverdueRow = WaitingRow & { readonly promoter_id: string | null; readonly promoter_name: string | null };

const OLDEST_FIRST = [
  { column: 'a.awarded_on', order: 'asc' },
  { column: 'a.id', order: 'asc' },
] as const;

/** riders whose asks are read at once */
const AT_ONCE = 500;

/** Overdue cash for the inbox, which lists it by rider. */
export const sqlOverdueCashQueries = (db: Database): OverdueCashQueries => {
  const reader = readerOn(db);
  const { read } = db;

  /** By rider: when they were last asked, and by whom; null: by the program. */
  const askedOf = async (riderIds: readonly string[]) => {
    const last = new Map<string, { readonly at: string; readonly by: string | null }>();
    for (let from = 0; from < riderIds.length; from += AT_ONCE) {
      const some = riderIds.slice(from, from + AT_ONCE);
      const [byHand, byProgram] = await Promise.all([
        reader.list<Pick<CashAskRow, 'rider_id' | 'at' | 'by_name'>>(
          read('cash_asks').whereIn('rider_id', some).whereNull('until_on').select('rider_id', 'at', 'by_name'),
        ),
        reader.list<{ rider_id: string; at: string }>(
          read('payment_info_notices as n')
            .join('awards as a', 'a.id', 'n.award_id')
            .whereIn('a.rider_id', some)
            .groupBy('a.rider_id')
            .select('a.rider_id', read.raw('MAX(n.at) AS at')),
        ),
      ]);
      for (const { rider_id: riderId, at, by } of [
        ...byHand.map((item) => ({ ...item, by: item.by_name })),
        ...byProgram.map((item) => ({ ...item, by: null })),
      ])
        if (at > (last.get(riderId)?.at ?? '')) last.set(riderId, { at, by });
    }
    return last;
  };

  return {
    overdue: async (asked) => {
      const ids = await idsOf(reader, waitingKeys(read, asked), OLDEST_FIRST, WAITING, 0);
      const shown = fromAwards(read)
        .leftJoin('promoters as p', 'p.id', 'e.promoter_id')
        .select(...waitingColumns(read), 'p.id as promoter_id', 'p.name as promoter_name');
      const rows = await inOrderOf<OverdueRow>(reader, ids, shown, 'a.id');
      const last = await askedOf([...new Set(rows.map((row) => row.rider_id))]);
      return rows
        .map((row): OverdueAwardView => ({
          ...waitingOf(row),
          promoter:
            row.promoter_id === null || row.promoter_name === null
              ? null
              : { id: row.promoter_id, name: row.promoter_name },
          askedAt: last.get(row.rider_id)?.at ?? null,
          askedBy: last.get(row.rider_id)?.by ?? null,
        }))
        .toSorted((a, b) => (`${a.raceDay}/${a.id}` < `${b.raceDay}/${b.id}` ? -1 : 1));
    },

    // every dashboard asks for it, so nothing is read that only the list shows
    summary: async (asked) => {
      const { sql, bindings } = waitingKeys(read, asked)
        .select('a.rider_id', read.raw(`${RACE_DAY} AS race_day`))
        .orderBy([...OLDEST_FIRST])
        .limit(WAITING)
        .toSQL();
      const [row] = await reader.rows<{ riders: number | string; since: LocalDate | null }>(
        `SELECT COUNT(DISTINCT rider_id) AS riders, MIN(race_day) AS since FROM (${sql}) found`,
        bindings as never,
      );
      return { riders: toSafeInteger(row?.riders ?? 0), since: row?.since ?? null };
    },
  };
};
