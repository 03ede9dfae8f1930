import type { RefundSearch, RefundsDueSearch } from '@rrr/core/redemption';
import { addDays, CURRENCIES, type LocalDate, type PageAsked } from '@rrr/core/shared';
import type { Knex } from 'knex';
import { endOfDay, startOfDay } from '../zone.js';
import type { KeyedList } from './id-batches.js';
import type { Order } from './paging.js';

type Due = Omit<RefundsDueSearch, keyof PageAsked>;
export type DueSum = 'count' | 'amount' | 'overdue_count' | 'overdue_amount';
type Done = Omit<RefundSearch, keyof PageAsked> & { readonly undone?: boolean };

export const FIRST_REDEEMED: Order = [
  { column: 'x.redeemed_at', order: 'asc' },
  { column: 'x.id', order: 'asc' },
];
const LAST_REFUNDED: Order = [
  { column: 'f.refunded_at', order: 'desc' },
  { column: 'f.id', order: 'desc' },
];

/** Undone refunds are listed separately, last undone first. */
export const refundOrder = ({ undone = false }: Done): Order =>
  undone ? [{ column: 'f.undone_at', order: 'desc' }, ...LAST_REFUNDED] : LAST_REFUNDED;

export const dueRows = (
  read: Knex,
  { overdue, days, ...asked }: Due,
  today: LocalDate,
  zone: string,
): Knex.QueryBuilder => {
  const list = between(read('redemptions as x').where('x.status', 'redeemed'), 'x', 'redeemed_at', asked, zone);
  // redemptions up to this day have overdue refunds
  const late = addDays(today, -days - 1);
  if (overdue === true) void list.where('x.redeemed_at', '<', endOfDay(late, zone));
  if (overdue === false) void list.where('x.redeemed_at', '>=', endOfDay(late, zone));
  return list;
};

/** What is due in each currency, and what of it is overdue: one row, because grouping would need a temporary table. */
export const dueTotalRow = (
  read: Knex,
  asked: Omit<Due, 'overdue'>,
  today: LocalDate,
  zone: string,
): Knex.QueryBuilder => {
  const late = endOfDay(addDays(today, -asked.days - 1), zone);
  const sums = CURRENCIES.flatMap((currency) => {
    const sum = (name: DueSum, amount: string, when = '', values: readonly string[] = []) =>
      read.raw(`SUM(CASE WHEN x.currency = ?${when} THEN ${amount} ELSE 0 END) AS ${currency}_${name}`, [
        currency,
        ...values,
      ]);
    return [
      sum('count', '1'),
      sum('amount', 'x.amount'),
      sum('overdue_count', '1', ' AND x.redeemed_at < ?', [late]),
      sum('overdue_amount', 'x.amount', ' AND x.redeemed_at < ?', [late]),
    ];
  });
  return dueRows(read, asked, today, zone).select(sums);
};

export const refundRows = (read: Knex, { undone = false, ...asked }: Done, zone: string): Knex.QueryBuilder => {
  const list = between(read('dealer_refunds as f'), 'f', 'refunded_at', asked, zone);
  return undone ? list.whereNotNull('f.undone_at') : list.whereNull('f.undone_at');
};

/** The complete lists for exports. */
export const keyedDue = (read: Knex, { currency, ...asked }: Due, today: LocalDate, zone: string): KeyedList => {
  const keys = (): Knex.QueryBuilder => dueRows(read, asked, today, zone);
  return {
    keys,
    ...(currency === undefined ? {} : { rows: () => keys().where('x.currency', currency) }),
    order: FIRST_REDEEMED,
  };
};
export const keyedRefunds = (read: Knex, { currency, ...asked }: Done, zone: string): KeyedList => {
  const keys = (): Knex.QueryBuilder => refundRows(read, asked, zone);
  return {
    keys,
    ...(currency === undefined ? {} : { rows: () => keys().where('f.currency', currency) }),
    order: refundOrder(asked),
  };
};

const between = (
  list: Knex.QueryBuilder,
  table: string,
  column: string,
  { dealerId, currency, from, to }: Omit<RefundSearch, keyof PageAsked>,
  zone: string,
): Knex.QueryBuilder => {
  if (dealerId !== undefined) void list.where(`${table}.dealer_id`, dealerId);
  if (currency !== undefined) void list.where(`${table}.currency`, currency);
  if (from !== undefined) void list.where(`${table}.${column}`, '>=', startOfDay(from, zone));
  if (to !== undefined) void list.where(`${table}.${column}`, '<', endOfDay(to, zone));
  return list;
};
