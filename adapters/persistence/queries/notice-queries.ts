import { MOST_AT_ONCE, type NoticeQueries } from '@rrr/core/notices';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { noticeOf } from '../stores/notice-store.js';
import type { NoticeRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

export const sqlNoticeQueries = (db: Database): NoticeQueries => {
  const sql = readerOn(db);
  return {
    list: async ({ state, at, ...asked }) => {
      const list = db
        .read('notices')
        .select('*')
        .orderBy([
          { column: 'starts_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]);
      if (state === 'ended') void list.where('ends_at', '<=', at);
      if (state === 'planned') void list.where('starts_at', '>', at).where('ends_at', '>', at);
      if (state === 'shown') void list.where('starts_at', '<=', at).where('ends_at', '>', at);
      return pageMap(await pageFrom<NoticeRow>(sql, list, asked), noticeOf);
    },
    one: async (id) => {
      const [row] = await sql.rows<NoticeRow>('SELECT * FROM notices WHERE id = ?', [id]);
      return row && noticeOf(row);
    },
    shown: async (place, at) => {
      const rows = await sql.rows<NoticeRow>(
        `SELECT * FROM notices WHERE ends_at > ? AND starts_at <= ? AND ${place} = 1
          ORDER BY starts_at DESC, id DESC LIMIT ?`,
        [at, at, MOST_AT_ONCE],
      );
      return rows.map(noticeOf);
    },
  };
};
