import type { RefundQueries, RefundSearch, RefundView } from '@rrr/core/redemption';
import { addDays, dateIn, pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { whole } from '../sql.js';
import { REDEMPTION_COLUMNS, redemptionOf } from '../stores/knex-redemption-store.js';
import { REFUND_COLUMNS, refundOf } from '../stores/payout-rows.js';
import type { DealerRefundRow, RedemptionRow } from '../tables/index.js';
import { endOfDay, startOfDay } from '../zone.js';
import { inOrderOf, type Order, pageOfIds } from './paging.js';

type DueRow = RedemptionRow & { readonly rider_name: string; readonly dealer_name: string };
type DoneRow = DealerRefundRow & { readonly dealer_name: string; readonly redemption_number: number | string };

const doneOf = (row: DoneRow): RefundView => ({ ...refundOf(row), dealerName: row.dealer_name, redemptionNumber: whole(row.redemption_number) });

export const knexRefundQueries = (db: Database, zone: string): RefundQueries => {
  const reader = readerOn(db);
  const { read } = db;
  const due = (): Knex.QueryBuilder =>
    read('redemptions as x')
      .join('riders as r', 'r.id', 'x.rider_id')
      .join('dealers as d', 'd.id', 'x.dealer_id')
      .select(...REDEMPTION_COLUMNS.map((it) => `x.${it}`), 'r.full_name as rider_name', 'd.name as dealer_name');
  const done = (): Knex.QueryBuilder =>
    read('dealer_refunds as f')
      .join('dealers as d', 'd.id', 'f.dealer_id')
      .join('redemptions as x', 'x.id', 'f.redemption_id')
      .select(...REFUND_COLUMNS.map((it) => `f.${it}`), 'd.name as dealer_name', 'x.number as redemption_number');

  return {
    due: async ({ overdue, days, ...asked }, today) => {
      // the last day of a redemption whose refund is overdue
      const late = addDays(today, -days - 1);
      const keys = between(read('redemptions as x').where('x.status', 'redeemed'), 'x', 'redeemed_at', asked, zone);
      if (overdue === true) void keys.where('x.redeemed_at', '<', endOfDay(late, zone));
      if (overdue === false) void keys.where('x.redeemed_at', '>=', endOfDay(late, zone));
      const { ids, total } = await pageOfIds(reader, keys, [{ column: 'x.redeemed_at', order: 'asc' }, { column: 'x.id', order: 'asc' }], asked);
      const rows = await inOrderOf<DueRow>(reader, ids, due(), 'x.id');
      return pageOf(
        rows.map((row) => {
          const dueOn = addDays(dateIn(row.redeemed_at, zone), days);
          return { ...redemptionOf(row), riderName: row.rider_name, dealerName: row.dealer_name, dueOn, overdue: dueOn < today };
        }),
        asked,
        total,
      );
    },

    done: async ({ undone = false, ...asked }) => {
      const keys = between(read('dealer_refunds as f'), 'f', 'refunded_at', asked, zone);
      void (undone ? keys.whereNotNull('f.undone_at') : keys.whereNull('f.undone_at'));
      const byTime: Order = [{ column: 'f.refunded_at', order: 'desc' }, { column: 'f.id', order: 'desc' }];
      const { ids, total } = await pageOfIds(reader, keys, undone ? [{ column: 'f.undone_at', order: 'desc' }, ...byTime] : byTime, asked);
      return pageOf((await inOrderOf<DoneRow>(reader, ids, done(), 'f.id')).map(doneOf), asked, total);
    },
  };
};

const between = (list: Knex.QueryBuilder, table: string, column: string, { dealerId, currency, from, to }: RefundSearch, zone: string): Knex.QueryBuilder => {
  if (dealerId !== undefined) void list.where(`${table}.dealer_id`, dealerId);
  if (currency !== undefined) void list.where(`${table}.currency`, currency);
  if (from !== undefined) void list.where(`${table}.${column}`, '>=', startOfDay(from, zone));
  if (to !== undefined) void list.where(`${table}.${column}`, '<', endOfDay(to, zone));
  return list;
};
