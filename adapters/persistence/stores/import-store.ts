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
  'token_name',
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
  tokenName: row.token_name,
  file: { name: row.file_name, digest: row.file_digest },
  counts: { added: row.added, changed: row.changed, removed: row.removed, same: row.same },
  undoneAt: row.undone_at,
  undoneBy: row.undone_by,
});

export const sqlImportStore = (sql: Sql): ImportStore => ({
  add: (record, trail) =>
    bulkInsert(sql, 'imports', [
      {
        id: record.id,
        kind: record.kind,
        event_id: record.eventId,
        series_id: record.seriesId,
        at: record.at,
        by_name: record.byName,
        token_name: record.tokenName,
        file_name: record.file.name,
        file_digest: record.file.digest,
        added: record.counts.added,
        changed: record.counts.changed,
        removed: record.counts.removed,
        same: record.counts.same,
        undone_at: record.undoneAt,
        undone_by: record.undoneBy,
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
