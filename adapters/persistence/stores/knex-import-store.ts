import type { ImportRecord, ImportStore } from '@rrr/core/imports';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { ImportRow } from '../tables/index.js';

export const IMPORT_COLUMNS = [
  'id',
  'kind',
  'event_id',
  'series_id',
  'at',
  'by_name',
  'file_name',
  'file_digest',
  'added',
  'changed',
  'removed',
  'same',
  'undone_at',
  'undone_by',
] as const satisfies readonly (keyof ImportRow)[];
const IMPORT = IMPORT_COLUMNS.join(', ');

export const importOf = (row: ImportRow): ImportRecord => ({
  id: row.id,
  kind: row.kind,
  eventId: row.event_id,
  seriesId: row.series_id,
  at: row.at,
  byName: row.by_name,
  file: { name: row.file_name, digest: row.file_digest },
  counts: { added: row.added, changed: row.changed, removed: row.removed, same: row.same },
  undoneAt: row.undone_at,
  undoneBy: row.undone_by,
});

export const knexImportStore = (sql: Sql): ImportStore => ({
  add: (it, trail) =>
    bulkInsert(sql, 'imports', [
      {
        id: it.id,
        kind: it.kind,
        event_id: it.eventId,
        series_id: it.seriesId,
        at: it.at,
        by_name: it.byName,
        file_name: it.file.name,
        file_digest: it.file.digest,
        added: it.counts.added,
        changed: it.counts.changed,
        removed: it.counts.removed,
        same: it.counts.same,
        undone_at: it.undoneAt,
        undone_by: it.undoneBy,
        stood_before: trail.before,
        made_digest: trail.after,
      },
    ]),
  lock: async (importId) => {
    const [row] = await sql.rows<ImportRow>(
      `SELECT ${IMPORT}, stood_before, made_digest FROM imports WHERE id = ?${forUpdate(sql)}`,
      [importId],
    );
    return row && { record: importOf(row), trail: { before: row.stood_before, after: row.made_digest } };
  },
  markUndone: (importId, at, byName) =>
    sql.run('UPDATE imports SET undone_at = ?, undone_by = ? WHERE id = ?', [at, byName, importId]),
});
