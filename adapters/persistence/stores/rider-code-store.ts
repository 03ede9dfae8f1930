import type { RiderCodeStore } from '@rrr/core/redemption';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { RiderCodeRow } from '../tables/index.js';

export const sqlRiderCodeStore = (sql: Sql): RiderCodeStore => ({
  put: ({ riderId, seal, expiresAt }) =>
    bulkInsert(sql, 'rider_codes', [{ rider_id: riderId, seal, expires_at: expiresAt }], {
      keys: ['rider_id'],
      update: ['seal', 'expires_at'],
    }),
  take: async (seal) => {
    const [row] = await sql.rows<RiderCodeRow>(
      `SELECT rider_id, seal, expires_at FROM rider_codes WHERE seal = ?${forUpdate(sql)}`,
      [seal],
    );
    if (!row) return undefined;
    await sql.run('DELETE FROM rider_codes WHERE rider_id = ?', [row.rider_id]);
    return { riderId: row.rider_id, seal: row.seal, expiresAt: row.expires_at };
  },
});
