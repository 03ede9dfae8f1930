import type { DismissalStore } from '@rrr/core/events';
import { bulkInsert } from '../bulk-insert.js';
import { type Sql, toSafeInteger } from '../sql.js';
import type { DismissalRow } from '../tables/index.js';

/** The event of the result is locked. */
const noteSetAside = async (
  sql: Sql,
  kind: DismissalRow['kind'],
  objectId: string,
  isSetAside: boolean,
): Promise<void> => {
  if (kind === 'unmatched')
    await sql.run('UPDATE unpaid_results SET set_aside = ? WHERE result_id = ?', [isSetAside, objectId]);
};

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
  put: async ({ kind, objectId, at, by, reason, amount }) => {
    await bulkInsert(sql, 'asides', [{ kind, object_id: objectId, at, by_name: by, reason, amount }], {
      keys: ['kind', 'object_id'],
      update: ['at', 'by_name', 'reason', 'amount'],
    });
    await noteSetAside(sql, kind, objectId, true);
  },
  remove: async (kind, objectId) => {
    await sql.run('DELETE FROM asides WHERE kind = ? AND object_id = ?', [kind, objectId]);
    await noteSetAside(sql, kind, objectId, false);
  },
});
