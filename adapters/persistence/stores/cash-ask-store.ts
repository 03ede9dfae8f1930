import type { CashAsk, CashAskStore } from '@rrr/core/payouts';
import { bulkInsert } from '../bulk-insert.js';
import { type Sql, toSafeInteger } from '../sql.js';
import type { AwardRow, CashAskRow } from '../tables/index.js';
import { inRaceDays, IS_WAITING, LACKS_SOMETHING, RACE_DAY } from '../waiting-cash.js';

const askOf = (row: CashAskRow): CashAsk => ({
  id: row.id,
  riderId: row.rider_id,
  at: row.at,
  accountId: row.account_id,
  byName: row.by_name,
  until: row.until_on,
  reason: row.reason,
});

export const sqlCashAskStore = (sql: Sql): CashAskStore => ({
  ofRider: async (riderId) =>
    (
      await sql.rows<CashAskRow>('SELECT * FROM cash_asks WHERE rider_id = ? ORDER BY at DESC, id DESC LIMIT 20', [
        riderId,
      ])
    ).map(askOf),
  byId: async (id) => {
    const [row] = await sql.rows<CashAskRow>('SELECT * FROM cash_asks WHERE id = ?', [id]);
    return row && askOf(row);
  },
  add: ({ id, riderId, at, accountId, byName, until, reason }) =>
    bulkInsert(sql, 'cash_asks', [
      { id, rider_id: riderId, at, account_id: accountId, by_name: byName, until_on: until, reason },
    ]),
  remove: (id) => sql.run('DELETE FROM cash_asks WHERE id = ?', [id]),
  askedAt: async (riderId) => {
    const [row] = await sql.rows<{ at: string | null }>(
      `SELECT MAX(at) AS at FROM (
         SELECT at FROM cash_asks WHERE rider_id = ? AND until_on IS NULL
         UNION ALL
         SELECT n.at FROM payment_info_notices n JOIN awards a ON a.id = n.award_id WHERE a.rider_id = ?) asked`,
      [riderId, riderId],
    );
    return row?.at ?? null;
  },
  overdue: async (riderId, raceDays) => {
    const days = inRaceDays(raceDays);
    const rows = await sql.rows<Pick<AwardRow, 'id' | 'currency' | 'current_value'> & { race_day: string }>(
      `SELECT a.id, a.currency, a.current_value, ${RACE_DAY} AS race_day FROM awards a
        JOIN riders r ON r.id = a.rider_id LEFT JOIN events e ON e.id = a.event_id
       WHERE a.rider_id = ? AND a.current_value > 0 AND ${IS_WAITING} AND ${LACKS_SOMETHING} AND ${days.text}
       ORDER BY race_day, a.id`,
      [riderId, ...days.values],
    );
    return rows.map((row) => ({
      awardId: row.id,
      riderId,
      currency: row.currency,
      amount: toSafeInteger(row.current_value),
      raceDay: row.race_day,
    }));
  },
});
