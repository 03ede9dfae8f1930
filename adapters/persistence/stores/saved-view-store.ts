import type { SavedView, SavedViewStore } from '@rrr/core/views';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, type Sql } from '../sql.js';
import type { SavedViewRow, Written } from '../tables/index.js';

/** who holds a view that nobody has alone */
export const SHARED = 'shared';

export const savedViewOf = ({ holder, columns, shared_by, ...row }: SavedViewRow): SavedView => ({
  ...row,
  accountId: holder === SHARED ? null : holder,
  columns: columns === null ? null : (JSON.parse(columns) as string[]),
  sharedBy: shared_by,
});

const rowOf = ({ accountId, columns, sharedBy, ...view }: SavedView): Written<SavedViewRow> => ({
  ...view,
  holder: accountId ?? SHARED,
  columns: columns && JSON.stringify(columns),
  shared_by: sharedBy,
});

export const sqlSavedViewStore = (sql: Sql): SavedViewStore => ({
  of: async (accountId, list) =>
    (
      await sql.rows<SavedViewRow>(
        `SELECT * FROM saved_views WHERE holder = ? AND list = ? ORDER BY id${forUpdate(sql)}`,
        [accountId ?? SHARED, list],
      )
    ).map(savedViewOf),
  lock: async (id) => {
    const [row] = await sql.rows<SavedViewRow>(`SELECT * FROM saved_views WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && savedViewOf(row);
  },
  put: async (view) => {
    await sql.run('DELETE FROM saved_views WHERE id = ?', [view.id]);
    await lostOnDuplicate(bulkInsert(sql, 'saved_views', [rowOf(view)]));
  },
  remove: (id) => sql.run('DELETE FROM saved_views WHERE id = ?', [id]),
});
