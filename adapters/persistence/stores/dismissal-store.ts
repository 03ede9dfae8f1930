import type { DismissalStore } from '@rrr/core/events';
import { bulkInsert } from '../bulk-insert.js';
import { type Sql, toSafeInteger } from '../sql.js';
import type { DismissalRow } from '../tables/index.js';

export const sqlDismissalStore = (sql: Sql): DismissalStore => ({
  find: async (kind, objectId) => {
    const [row] = await sql.rows<DismissalRow>('SELECT * FROM asides WHERE kind = ? AND object_id = ?', [
      kind,
      objectId,
    ]);
    if (!row) return undefined;
    const { at, by_name: by, reason } = row;
    return { kind, objectId, at, by, reason, amount: row.amount === null ? null : toSafeInteger(row.amount) };
  },
  put: ({ kind, objectId, at, by, reason, amount }) =>
    bulkInsert(sql, 'asides', [{ kind, object_id: objectId, at, by_name: by, reason, amount }], {
      keys: ['kind', 'object_id'],
      update: ['at', 'by_name', 'reason', 'amount'],
    }),
  remove: (kind, objectId) => sql.run('DELETE FROM asides WHERE kind = ? AND object_id = ?', [kind, objectId]),
});
