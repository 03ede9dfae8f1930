import type { ReceiptLine, RedemptionQueries, RedemptionView } from '@rrr/core/redemption';
import { pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { REDEMPTION_COLUMNS, redemptionOf } from '../stores/redemption-store.js';
import { REFUND_COLUMNS, refundOf } from '../stores/payout-rows.js';
import type { AwardRow, DealerRefundRow, LedgerEntryRow, RedemptionRow } from '../tables/index.js';
import { inOrderOf } from './paging.js';
import { firstPageOf, pageOfRedemptions } from './redemption-list.js';

type Row = RedemptionRow & { readonly rider_name: string; readonly dealer_name: string };

type LineRow = Pick<LedgerEntryRow, 'award_id' | 'amount'> &
  Pick<AwardRow, 'label' | 'expires_on' | 'event_id'> & {
    readonly left_of_it: number | string;
    readonly event_title: string | null;
    readonly event_type: string | null;
  };

const lineOf = (row: LineRow): ReceiptLine => ({
  awardId: row.award_id,
  label: row.label,
  amount: -toSafeInteger(row.amount),
  expiresOn: row.expires_on,
  left: toSafeInteger(row.left_of_it),
  event: row.event_id === null ? null : { id: row.event_id, title: row.event_title ?? '', type: row.event_type ?? '' },
});
const viewOf = (row: Row): RedemptionView => ({
  ...redemptionOf(row),
  riderName: row.rider_name,
  dealerName: row.dealer_name,
});

const redemptionsOf = (db: Database): Knex.QueryBuilder =>
  db
    .read('redemptions as x')
    .join('riders as r', 'r.id', 'x.rider_id')
    .join('dealers as d', 'd.id', 'x.dealer_id')
    .select(
      ...REDEMPTION_COLUMNS.map((redemptionColumn) => `x.${redemptionColumn}`),
      'r.full_name as rider_name',
      'd.name as dealer_name',
    );

const SHOWN = `SELECT ${REDEMPTION_COLUMNS.map((column) => `x.${column}`).join(', ')}, r.full_name AS rider_name,
  d.name AS dealer_name, p.total`;
/** The rows of a page whose ids and length another statement finds. */
const pageText = (ids: string): string => `${SHOWN} FROM (${ids}) p JOIN redemptions x ON x.id = p.id
  JOIN riders r ON r.id = x.rider_id JOIN dealers d ON d.id = x.dealer_id ORDER BY x.redeemed_at DESC, x.id DESC`;

/** Redemptions by id, in the given order. */
export const redemptionViews = (db: Database) => {
  const reader = readerOn(db);
  return async (ids: readonly string[]): Promise<readonly RedemptionView[]> =>
    (await inOrderOf<Row>(reader, ids, redemptionsOf(db), 'x.id')).map(viewOf);
};

export const sqlRedemptionQueries = (db: Database, zone: string): RedemptionQueries => {
  const reader = readerOn(db);
  const views = redemptionViews(db);
  const redemptions = (): Knex.QueryBuilder => redemptionsOf(db);
  return {
    search: async (asked) => {
      const first = firstPageOf(asked);
      if (first) {
        const rows = await reader.rows<Row & { readonly total: number | string | null }>(
          pageText(first.text),
          first.values,
        );
        return pageOf(rows.map(viewOf), asked, toSafeInteger(rows[0]?.total ?? 0));
      }
      const { ids, total } = await pageOfRedemptions(db, reader, asked, zone);
      return pageOf(await views(ids), asked, total);
    },
    one: async (id) => {
      const [row] = await reader.list<Row>(redemptions().where('x.id', id));
      return row && viewOf(row);
    },
    receipt: async (id) => {
      const [rows, lines, refunds] = await Promise.all([
        reader.list<Row>(redemptions().where('x.id', id)),
        reader.rows<LineRow>(
          // left: everything that moved the award in this wallet, up to this entry
          `SELECT l.award_id, l.amount, a.label, a.expires_on, a.event_id, e.title AS event_title, e.type AS event_type,
              (SELECT SUM(b.amount) FROM ledger_entries b WHERE b.award_id = l.award_id AND b.rider_id = l.rider_id
                AND b.sequence <= l.sequence) AS left_of_it
            FROM ledger_entries l JOIN awards a ON a.id = l.award_id LEFT JOIN events e ON e.id = a.event_id
            WHERE l.reference = ? AND l.kind = 'redeem' ORDER BY l.sequence`,
          [id],
        ),
        reader.rows<DealerRefundRow>(
          `SELECT ${REFUND_COLUMNS.join(', ')} FROM dealer_refunds WHERE redemption_id = ? AND undone_at IS NULL`,
          [id],
        ),
      ]);
      const [[row], [refund]] = [rows, refunds];
      return row && { ...viewOf(row), lines: lines.map(lineOf), refund: refund ? refundOf(refund) : null };
    },
  };
};
