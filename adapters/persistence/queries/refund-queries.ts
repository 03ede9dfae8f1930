import type { RefundDue, RefundQueries, RefundView } from '@rrr/core/redemption';
import { addDays, CURRENCIES, type Currency, dateIn, type LocalDate, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { REDEMPTION_COLUMNS, redemptionOf } from '../stores/redemption-store.js';
import { REFUND_COLUMNS, refundOf } from '../stores/payout-rows.js';
import type { DealerRefundRow, RedemptionRow } from '../tables/index.js';
import { inOrderOf, pageOfIds } from './paging.js';
import { dueRows, type DueSum, dueTotalRow, FIRST_REDEEMED, refundOrder, refundRows } from './refund-list.js';
import { statementQuery } from './statement-query.js';

type DueRow = RedemptionRow & { readonly rider_name: string; readonly dealer_name: string };
/** null: nothing is due at all */
type TotalRow = Readonly<Record<`${Currency}_${DueSum}`, number | string | null>>;
type DoneRow = DealerRefundRow & {
  readonly dealer_name: string;
  readonly redemption_number: number | string;
  readonly rider_id: string;
  readonly rider_name: string;
};

const doneOf = (row: DoneRow): RefundView => ({
  ...refundOf(row),
  dealerName: row.dealer_name,
  redemptionNumber: toSafeInteger(row.redemption_number),
  riderId: row.rider_id,
  riderName: row.rider_name,
});

const dueOf = (read: Knex): Knex.QueryBuilder =>
  read('redemptions as x')
    .join('riders as r', 'r.id', 'x.rider_id')
    .join('dealers as d', 'd.id', 'x.dealer_id')
    .select(
      ...REDEMPTION_COLUMNS.map((redemptionColumn) => `x.${redemptionColumn}`),
      'r.full_name as rider_name',
      'd.name as dealer_name',
    );
const refundsOf = (read: Knex): Knex.QueryBuilder =>
  read('dealer_refunds as f')
    .join('dealers as d', 'd.id', 'f.dealer_id')
    .join('redemptions as x', 'x.id', 'f.redemption_id')
    .join('riders as r', 'r.id', 'x.rider_id')
    .select(
      ...REFUND_COLUMNS.map((refundColumn) => `f.${refundColumn}`),
      'd.name as dealer_name',
      'x.number as redemption_number',
      'x.rider_id',
      'r.full_name as rider_name',
    );

/** Redemptions not refunded yet, by id in the given order. `days`: the refund period. */
export const refundDueViews = (db: Database, zone: string) => {
  const reader = readerOn(db);
  return async (ids: readonly string[], days: number, today: LocalDate): Promise<readonly RefundDue[]> =>
    (await inOrderOf<DueRow>(reader, ids, dueOf(db.read), 'x.id')).map((row) => {
      const dueOn = addDays(dateIn(row.redeemed_at, zone), days);
      return {
        ...redemptionOf(row),
        riderName: row.rider_name,
        dealerName: row.dealer_name,
        dueOn,
        overdue: dueOn < today,
      };
    });
};

/** Refunds by id, in the given order. */
export const refundViews = (db: Database) => {
  const reader = readerOn(db);
  return async (ids: readonly string[]): Promise<readonly RefundView[]> =>
    (await inOrderOf<DoneRow>(reader, ids, refundsOf(db.read), 'f.id')).map(doneOf);
};

export const sqlRefundQueries = (db: Database, zone: string): RefundQueries => {
  const reader = readerOn(db);
  const [dueViews, doneViews] = [refundDueViews(db, zone), refundViews(db)];
  return {
    statement: statementQuery(reader, zone),
    due: async (asked, today) => {
      const { ids, total } = await pageOfIds(reader, dueRows(db.read, asked, today, zone), FIRST_REDEEMED, asked);
      return pageOf(await dueViews(ids, asked.days, today), asked, total);
    },
    dueTotals: async (asked, today) => {
      const [row] = await reader.list<TotalRow>(dueTotalRow(db.read, asked, today, zone));
      return CURRENCIES.toSorted().flatMap((currency) => {
        const sum = (name: DueSum): number => toSafeInteger(row?.[`${currency}_${name}`] ?? 0);
        if (sum('count') === 0) return [];
        return [
          {
            currency,
            count: sum('count'),
            amount: sum('amount'),
            overdueCount: sum('overdue_count'),
            overdueAmount: sum('overdue_amount'),
          },
        ];
      });
    },
    done: async (asked) => {
      const { ids, total } = await pageOfIds(reader, refundRows(db.read, asked, zone), refundOrder(asked), asked);
      return pageOf(await doneViews(ids), asked, total);
    },
  };
};
