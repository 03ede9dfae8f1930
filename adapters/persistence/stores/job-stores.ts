import type { JobStore, LeftoverStore } from '@rrr/core/jobs';
import type { ExpiringCredit, ExpiryNoticeStore } from '@rrr/core/ledger';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, deferWrites, rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { AwardRow, JobRow } from '../tables/index.js';

export const sqlJobStore = (sql: Sql): JobStore => ({
  lock: async (name) => {
    const read = () =>
      sql.rows<JobRow>(
        `SELECT leased_until, holder, done_through, failed_at FROM jobs WHERE name = ?${forUpdate(sql)}`,
        [name],
      );
    let [row] = await read();
    if (!row) {
      // a lock requires an existing row
      await bulkInsert(sql, 'jobs', [{ name }], { keys: ['name'], update: 'nothing' });
      [row] = await read();
    }
    return {
      leasedUntil: row?.leased_until ?? null,
      holder: row?.holder ?? null,
      doneThrough: row?.done_through ?? null,
      failedAt: row?.failed_at ?? null,
    };
  },
  save: (name, { leasedUntil, holder, doneThrough, failedAt }, at) => {
    // checked first, because MySQL sets columns in order
    const [noted, values] =
      holder === null
        ? ['finished_at = ?', [at]]
        : ['started_at = CASE WHEN holder = ? THEN started_at ELSE ? END', [holder, at]];
    return sql.run(
      `UPDATE jobs SET ${noted}, leased_until = ?, holder = ?, done_through = ?, failed_at = ? WHERE name = ?`,
      [...values, leasedUntil, holder, doneThrough, failedAt, name],
    );
  },
});

/** Expired rows of each kind, oldest first by index. */
const LEFTOVERS: readonly {
  readonly table: string;
  readonly keys: readonly string[];
  readonly ended: string;
  readonly by: 'now' | 'keys';
}[] = [
  { table: 'idempotency_keys', keys: ['account_id', 'idem_key'], ended: 'created_at', by: 'keys' },
  { table: 'sessions', keys: ['id'], ended: 'expires_at', by: 'now' },
  { table: 'rate_limits', keys: ['bucket'], ended: 'ends_at', by: 'now' },
  { table: 'known_devices', keys: ['device_id', 'account_id'], ended: 'expires_at', by: 'now' },
  { table: 'push_subscriptions', keys: ['id'], ended: 'expires_at', by: 'now' },
  { table: 'push_notices', keys: ['mail_id', 'subscription_id'], ended: 'at', by: 'keys' },
  { table: 'spent_tokens', keys: ['token'], ended: 'ends_at', by: 'now' },
  { table: 'contact_messages', keys: ['id'], ended: 'delete_after', by: 'now' },
  { table: 'api_tokens', keys: ['id'], ended: 'delete_after', by: 'now' },
  { table: 'security_events', keys: ['id'], ended: 'delete_after', by: 'now' },
  { table: 'one_time_codes', keys: ['id'], ended: 'expires_at', by: 'keys' },
];

export const sqlLeftoverStore = (sql: Sql): LeftoverStore => ({
  sweep: async (now, keysBefore, limit) => {
    let most = 0;
    for (const { table, keys, ended, by } of LEFTOVERS) {
      const rows = await sql.rows<Record<string, string>>(
        `SELECT ${keys.join(', ')} FROM ${table} WHERE ${ended} < ? ORDER BY ${ended} LIMIT ?`,
        [by === 'now' ? now : keysBefore, limit],
      );
      if (rows.length === 0) continue;
      const either = rows.map(() => `(${keys.map((key) => `${key} = ?`).join(' AND ')})`).join(' OR ');
      await sql.run(
        `DELETE FROM ${table} WHERE ${either}`,
        rows.flatMap((row) => keys.map((key) => row[key] ?? '')),
      );
      most = Math.max(most, rows.length);
    }
    return most;
  },
});

type Expiring = Pick<AwardRow, 'rider_id' | 'currency'> & {
  readonly expires_on: string;
  readonly amount: number | string;
};
const expiringOf = (row: Expiring): ExpiringCredit => ({
  riderId: row.rider_id,
  currency: row.currency,
  expiresOn: row.expires_on,
  amount: toSafeInteger(row.amount),
});
const BY_DAY = 'expires_on, rider_id, currency';
/** deactivated riders cannot redeem, so they are notified only once active again */
const CAN_REDEEM = 'NOT EXISTS (SELECT 1 FROM riders r WHERE r.id = a.rider_id AND r.deactivated = 1)';

export const sqlExpiryNoticeStore = (sql: Sql): ExpiryNoticeStore => ({
  due: async ({ from, until, days, after, limit }) => {
    const onward = after ? 'AND (a.expires_on > ? OR a.rider_id > ? OR (a.rider_id = ? AND a.currency > ?))' : '';
    // cash never expires, so the range contains none
    const rows = await sql.rows<Expiring>(
      `SELECT ${BY_DAY}, SUM(a.current_value) AS amount FROM awards a
       WHERE a.status = 'current' AND a.expires_on ${after ? '>=' : '>'} ? AND a.expires_on <= ? ${onward} AND ${CAN_REDEEM}
         AND NOT EXISTS (SELECT 1 FROM expiry_notices n WHERE n.rider_id = a.rider_id AND n.currency = a.currency
        AND n.expires_on = a.expires_on AND n.days = ?)
       GROUP BY ${BY_DAY} ORDER BY ${BY_DAY} LIMIT ?`,
      [
        after?.expiresOn ?? from,
        until,
        ...(after ? [after.expiresOn, after.riderId, after.riderId, after.currency] : []),
        days,
        limit,
      ],
    );
    return rows.map(expiringOf);
  },
  ofRiders: async (riderIds, from, until) => {
    const between = `current_value > 0 AND expires_on > '${day(from)}' AND expires_on <= '${day(until)}'`;
    return (
      await rowsIn<Expiring>(
        sql,
        riderIds,
        (some) =>
          `SELECT ${BY_DAY}, SUM(current_value) AS amount FROM awards a WHERE rider_id IN (${some}) AND ${between}
            AND ${CAN_REDEEM} GROUP BY ${BY_DAY} ORDER BY ${BY_DAY}`,
      )
    ).map(expiringOf);
  },
  waiting: async (riderIds, before) => {
    const rows = await rowsIn<{ readonly recipient_id: string }>(
      sql,
      riderIds,
      (some) => `SELECT DISTINCT recipient_id FROM outbox
        WHERE recipient_id IN (${some}) AND at < ? AND kind = 'credit-expiring' AND next_at IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE sent_at >= ?)`,
      [before, before],
    );
    return new Set(rows.map((row) => row.recipient_id));
  },
  remember: (told, days, at) =>
    bulkInsert(
      deferWrites(sql),
      'expiry_notices',
      told.map((credit) => ({
        rider_id: credit.riderId,
        currency: credit.currency,
        expires_on: credit.expiresOn,
        days,
        at,
      })),
    ),
});

/** Checks the format, because the date becomes part of the SQL text. */
const day = (date: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new TypeError(`Not a calendar date: ${date}`);
  return date;
};
