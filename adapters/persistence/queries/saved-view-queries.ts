import type { SavedViewQueries } from '@rrr/core/views';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { savedViewOf, SHARED } from '../stores/saved-view-store.js';
import type { SavedViewRow } from '../tables/index.js';

export const sqlSavedViewQueries = (db: Database): SavedViewQueries => {
  const sql = readerOn(db);
  return {
    shownTo: async (accountId, list) =>
      (
        await sql.rows<SavedViewRow>(
          'SELECT * FROM saved_views WHERE holder IN (?, ?) AND list = ? ORDER BY name, id',
          [accountId, SHARED, list],
        )
      ).map(savedViewOf),
  };
};
