import type {
  CashYearStore,
  ChequeStore,
  PayeeStore,
  PaymentNoticeStore,
  PaymentOrderStore,
  SandboxOrder,
  SandboxOrderStore,
} from '@rrr/core/payouts';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, deferWrites, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { ChequeRow, PaymentOrderRow, RiderRow, SandboxOrderRow } from '../tables/index.js';
import { inRaceDays, IS_WAITING, LACKS_SOMETHING, NOT_EXTENDED } from '../waiting-cash.js';
import { chequeOf, chequeRow, orderOf, orderRow, PAYEE, payeeOf } from './payout-rows.js';

export const sqlPayeeStore = (sql: Sql): PayeeStore => ({
  byIds: async (riderIds) => {
    const rows = await rowsIn<RiderRow>(
      sql,
      [...new Set(riderIds)],
      (some) => `SELECT ${PAYEE.join(', ')} FROM riders WHERE id IN (${some})`,
    );
    return rows.map(payeeOf);
  },
});

export const sqlPaymentOrderStore = (sql: Sql): PaymentOrderStore => ({
  ofClaims: async (claimIds) =>
    (
      await rowsIn<PaymentOrderRow>(
        sql,
        claimIds.toSorted(),
        (some) => `SELECT * FROM payment_orders WHERE claim_id IN (${some}) ORDER BY claim_id${forUpdate(sql)}`,
      )
    ).map(orderOf),
  byOrderId: async (orderId) =>
    (await sql.rows<PaymentOrderRow>('SELECT * FROM payment_orders WHERE order_id = ?', [orderId])).map(orderOf)[0],
  doubtful: async (after, limit) =>
    (
      await sql.rows<PaymentOrderRow>(
        'SELECT * FROM payment_orders WHERE doubtful_from IS NOT NULL AND claim_id > ? ORDER BY claim_id LIMIT ?',
        [after, limit],
      )
    ).map(orderOf),
  insert: (order) => bulkInsert(deferWrites(sql), 'payment_orders', [{ ...orderRow(order) }]),
  save: async (order) => {
    const { provider, order_id, attempt, doubtful_from, status, amount, currency, updated_at, claim_id } =
      orderRow(order);
    await sql.run(
      `UPDATE payment_orders SET provider = ?, order_id = ?, attempt = ?, doubtful_from = ?,
        status = ?, amount = ?, currency = ?, updated_at = ?
       WHERE claim_id = ?`,
      [provider, order_id, attempt, doubtful_from, status, amount, currency, updated_at, claim_id],
    );
  },
});

const sandboxOrderOf = (row: SandboxOrderRow): SandboxOrder => ({
  externalId: row.external_id,
  orderId: row.order_id,
  amount: toSafeInteger(row.amount),
  currency: row.currency,
  recipient: row.recipient,
  createdAt: row.created_at,
  canceledAt: row.canceled_at,
});

export const sqlSandboxOrderStore = (sql: Sql): SandboxOrderStore => {
  const one = async (column: 'external_id' | 'order_id', value: string) =>
    (await sql.rows<SandboxOrderRow>(`SELECT * FROM sandbox_orders WHERE ${column} = ?${forUpdate(sql)}`, [value])).map(
      sandboxOrderOf,
    )[0];
  return {
    byExternalId: (externalId) => one('external_id', externalId),
    byOrderId: (orderId) => one('order_id', orderId),
    insert: (order) =>
      bulkInsert(deferWrites(sql), 'sandbox_orders', [
        {
          external_id: order.externalId,
          order_id: order.orderId,
          amount: order.amount,
          currency: order.currency,
          recipient: order.recipient,
          created_at: order.createdAt,
          canceled_at: order.canceledAt,
        },
      ]),
    cancel: (orderId, at) =>
      sql.run('UPDATE sandbox_orders SET canceled_at = ? WHERE order_id = ? AND canceled_at IS NULL', [at, orderId]),
  };
};

export const sqlChequeStore = (sql: Sql): ChequeStore => ({
  // a concurrent caller waits for the inserted row; with an empty register its insert loses the race and is retried
  lastNumber: async () =>
    (
      await sql.rows<{ number: number }>(`SELECT number FROM cheques ORDER BY number DESC LIMIT 1${forUpdate(sql)}`)
    ).map((row) => row.number)[0] ?? 0,
  claimOf: async (number) =>
    (await sql.rows<Pick<ChequeRow, 'claim_id'>>('SELECT claim_id FROM cheques WHERE number = ?', [number])).map(
      (row) => row.claim_id,
    )[0],
  lock: async (number) =>
    (await sql.rows<ChequeRow>(`SELECT * FROM cheques WHERE number = ?${forUpdate(sql)}`, [number])).map(chequeOf)[0],
  standing: async (claimIds) =>
    (
      await rowsIn<{ live_claim_id: string }>(
        sql,
        claimIds,
        (some) => `SELECT live_claim_id FROM cheques WHERE live_claim_id IN (${some})`,
      )
    ).map((row) => row.live_claim_id),
  insert: (cheques) =>
    bulkInsert(
      deferWrites(sql),
      'cheques',
      cheques.map((cheque) => ({ ...chequeRow(cheque) })),
    ),
  save: async (cheque) => {
    const { live_claim_id, voided_at, voided_by, void_reason, reissued_as, confirmed_at, confirmed_by, number } =
      chequeRow(cheque);
    await sql.run(
      `UPDATE cheques SET live_claim_id = ?, voided_at = ?, voided_by = ?, void_reason = ?, reissued_as = ?,
        confirmed_at = ?, confirmed_by = ? WHERE number = ?`,
      [live_claim_id, voided_at, voided_by, void_reason, reissued_as, confirmed_at, confirmed_by, number],
    );
  },
});

export const sqlCashYearStore = (sql: Sql): CashYearStore => ({
  add: async (changes) => {
    const rows = changes.map(({ riderId, ...rest }) => ({ ...rest, rider_id: riderId }));
    const keys = ['rider_id', 'year', 'currency'];
    const added = rows.filter((row) => row.gross >= 0);
    await bulkInsert(deferWrites(sql), 'rider_cash_years', added, {
      keys,
      update: [],
      add: ['gross', 'withholding', 'net'],
    });
    // decreases use updates, because the database refuses negative inserts
    for (const item of rows.filter((row) => row.gross < 0))
      await sql.later(
        `UPDATE rider_cash_years SET gross = gross + ?, withholding = withholding + ?, net = net + ?
         WHERE rider_id = ? AND year = ? AND currency = ?`,
        [item.gross, item.withholding, item.net, item.rider_id, item.year, item.currency],
      );
  },
});

export const sqlPaymentNoticeStore = (sql: Sql): PaymentNoticeStore => ({
  due: async (raceDays, { after, limit }) => {
    // cash never expires, so the index of what awards are worth has it by rider
    const riders = await sql.rows<{ rider_id: string }>(
      `SELECT rider_id FROM awards WHERE status = 'earned' AND expires_on IS NULL ${after === null ? '' : 'AND rider_id > ?'}
       GROUP BY rider_id ORDER BY rider_id LIMIT ?`,
      [...(after === null ? [] : [after]), limit],
    );
    const last = riders.at(-1)?.rider_id ?? null;
    const next = riders.length < limit ? null : last;
    if (raceDays.length === 0 || last === null) return { awards: [], next };
    const days = inRaceDays(raceDays);
    const rows = await rowsIn<{
      id: string;
      rider_id: string;
      currency: 'USD' | 'CAD' | 'EUR';
      current_value: number | string;
    }>(
      sql,
      riders.map((rider) => rider.rider_id),
      (some) => `SELECT a.id, a.rider_id, a.currency, a.current_value FROM awards a
        JOIN riders r ON r.id = a.rider_id LEFT JOIN events e ON e.id = a.event_id
       WHERE a.rider_id IN (${some}) AND a.current_value > 0 AND ${IS_WAITING} AND ${LACKS_SOMETHING} AND r.deactivated = 0
         AND ${days.text} AND NOT EXISTS (SELECT 1 FROM payment_info_notices n WHERE n.award_id = a.id)
       ORDER BY a.rider_id, a.id`,
      days.values,
    );
    const awards = rows.map((row) => ({
      awardId: row.id,
      riderId: row.rider_id,
      currency: row.currency,
      amount: toSafeInteger(row.current_value),
    }));
    return { awards, next };
  },
  isOverdue: async (awardId, raceDays, today) => {
    const days = inRaceDays(raceDays);
    const found = await sql.rows(
      `SELECT a.id FROM awards a JOIN riders r ON r.id = a.rider_id LEFT JOIN events e ON e.id = a.event_id
       WHERE a.id = ? AND ${IS_WAITING} AND ${LACKS_SOMETHING} AND ${days.text} AND ${NOT_EXTENDED}`,
      [awardId, ...days.values, today],
    );
    return found.length > 0;
  },
  remember: (awardIds, at) =>
    bulkInsert(
      deferWrites(sql),
      'payment_info_notices',
      awardIds.map((awardId) => ({ award_id: awardId, at })),
    ),
});
