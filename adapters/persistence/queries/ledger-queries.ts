import type { AwardView, EntryView, LedgerQueries } from '@rrr/core/ledger';
import { pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { AWARD_COLUMNS, awardOf, entryOf } from '../stores/money-rows.js';
import type { AwardRow, LedgerEntryRow } from '../tables/index.js';
import { awardsWithTrails } from './award-trails.js';
import { pageFrom, pageMap } from './paging.js';

export type AwardViewRow = AwardRow & {
  readonly event_title: string | null;
  readonly class_name: string | null;
  readonly place: number | null;
};

/** The current place in the class; the better one if the rider has two. */
export const PLACE = `(SELECT MIN(x.place) FROM results x
  WHERE x.class_id = a.class_id AND x.rider_id = a.rider_id AND x.result_type = 'finished')`;

export const awardViewOf = (row: AwardViewRow): AwardView => ({
  ...awardOf(row),
  event: row.event_id !== null && row.event_title !== null ? { id: row.event_id, title: row.event_title } : null,
  className: row.class_name,
  place: row.place,
});

type EntryViewRow = LedgerEntryRow & {
  readonly award_label: string;
  readonly redemption_number: number | string | null;
};

export const sqlLedgerQueries = (db: Database): LedgerQueries => {
  const sql = readerOn(db);
  const awards = (riderId: string): Knex.QueryBuilder =>
    db
      .read('awards as a')
      .leftJoin('events as e', 'e.id', 'a.event_id')
      .leftJoin('classes as c', 'c.id', 'a.class_id')
      .where('a.rider_id', riderId)
      .select(
        ...AWARD_COLUMNS.map((awardColumn) => `a.${awardColumn}`),
        'e.title as event_title',
        'c.name as class_name',
        db.read.raw(`${PLACE} as place`),
      )
      .orderBy([
        { column: 'a.awarded_at', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ]);

  return {
    awards: async (riderId, page) => {
      const found = pageMap(await pageFrom<AwardViewRow>(sql, awards(riderId), page), awardViewOf);
      return { ...found, items: await awardsWithTrails(sql, found.items) };
    },

    entries: async ({ riderId, currency, book }, page) => {
      // sequence numbers have no gaps, so the newest is the count and a page is an index range, equally fast for every
      // page
      const [head] = await sql.rows<{ sequence: number | string }>(
        'SELECT sequence FROM wallets WHERE rider_id = ? AND currency = ? AND book = ?',
        [riderId, currency, book],
      );
      const total = toSafeInteger(head?.sequence ?? 0);
      const newest = total - (page.page - 1) * page.limit;
      const rows = await sql.rows<EntryViewRow>(
        `SELECT l.*, a.label AS award_label, r.number AS redemption_number FROM ledger_entries l
         JOIN awards a ON a.id = l.award_id LEFT JOIN redemptions r ON r.id = l.reference
         WHERE l.rider_id = ? AND l.currency = ? AND l.book = ? AND l.sequence > ? AND l.sequence <= ? ORDER BY l.sequence DESC`,
        [riderId, currency, book, newest - page.limit, newest],
      );
      return pageOf(rows.map(entryViewOf), page, total);
    },
  };
};

const entryViewOf = (row: EntryViewRow): EntryView => ({
  ...entryOf(row),
  awardLabel: row.award_label,
  redemptionNumber: row.redemption_number === null ? null : toSafeInteger(row.redemption_number),
});
