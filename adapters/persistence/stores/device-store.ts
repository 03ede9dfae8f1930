import { type DeviceStore, MAX_DEVICES } from '@rrr/core/identity';
import { bulkInsert } from '../bulk-insert.js';
import { placeholders, type Sql } from '../sql.js';

export const sqlDeviceStore = (sql: Sql): DeviceStore => ({
  isKnown: async (deviceId, email, at) => {
    const rows = await sql.rows(
      `SELECT d.account_id FROM accounts a JOIN known_devices d ON d.account_id = a.id WHERE a.email = ?
        AND a.deactivated = 0 AND d.device_id = ? AND d.expires_at > ?`,
      [email, deviceId, at],
    );
    return rows.length > 0;
  },
  remember: async ({ deviceId, accountId, seenAt, expiresAt }) => {
    const row = { device_id: deviceId, account_id: accountId, seen_at: seenAt, expires_at: expiresAt };
    await bulkInsert(sql, 'known_devices', [row], {
      keys: ['device_id', 'account_id'],
      update: ['seen_at', 'expires_at'],
    });
    const rows = await sql.rows<{ device_id: string }>(
      'SELECT device_id FROM known_devices WHERE account_id = ? ORDER BY seen_at DESC, device_id LIMIT 1000',
      [accountId],
    );
    const old = rows.slice(MAX_DEVICES).map((item) => item.device_id);
    if (old.length > 0)
      await sql.run(`DELETE FROM known_devices WHERE account_id = ? AND device_id IN (${placeholders(old)})`, [
        accountId,
        ...old,
      ]);
  },
  forgetAllOf: (accountId) => sql.run('DELETE FROM known_devices WHERE account_id = ?', [accountId]),
});
