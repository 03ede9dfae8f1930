import type { ImportQueries } from '@rrr/core/imports';
import { pageOf } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { IMPORT_COLUMNS, importOf } from '../stores/import-store.js';
import { layoutChoicesOf } from '../stores/layout-choice-store.js';
import type { ImportRow, LayoutChoicesRow } from '../tables/index.js';
import { inOrderOf, pageOfIds } from './paging.js';

export const sqlImportQueries = (db: Database): ImportQueries => {
  const sql = readerOn(db);
  // the stored earlier state may be megabytes, so lists do not read it
  const imports = (): Knex.QueryBuilder =>
    db.read('imports as k').select(...IMPORT_COLUMNS.map((importColumn) => `k.${importColumn}`));
  return {
    search: async ({ eventId, seriesId, kind, ...page }) => {
      const keys: Knex.QueryBuilder = db.read('imports as k');
      if (eventId !== undefined) void keys.where('k.event_id', eventId);
      if (seriesId !== undefined) void keys.where('k.series_id', seriesId);
      if (kind !== undefined) void keys.where('k.kind', kind);
      const { ids, total } = await pageOfIds(
        sql,
        keys,
        [
          { column: 'k.at', order: 'desc' },
          { column: 'k.id', order: 'desc' },
        ],
        page,
      );
      return pageOf((await inOrderOf<ImportRow>(sql, ids, imports(), 'k.id')).map(importOf), page, total);
    },
    one: async (importId) => (await sql.list<ImportRow>(imports().where('k.id', importId))).map(importOf)[0],
    layout: async ({ promoterId, kind, layout }) => {
      const asked = db.read('layout_choices').where({ promoter_id: promoterId, kind, layout });
      return (await sql.list<LayoutChoicesRow>(asked)).map(layoutChoicesOf)[0];
    },
  };
};
