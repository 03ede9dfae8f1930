import { type Notice, NOTICE_PLACES, type NoticeKind, type NoticeStore } from '@rrr/core/notices';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { NoticeRow, Written } from '../tables/index.js';
import { updateRow } from '../update-row.js';

export const noticeOf = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind as NoticeKind,
  en: row.text_en,
  fr: row.text_fr,
  link: row.link,
  places: NOTICE_PLACES.filter((place) => Boolean(row[place])),
  from: row.starts_at,
  until: row.ends_at,
  version: row.version,
  createdAt: row.created_at,
  createdBy: row.created_by,
});

const noticeRow = (notice: Notice): Written<NoticeRow> => ({
  id: notice.id,
  kind: notice.kind,
  text_en: notice.en,
  text_fr: notice.fr,
  link: notice.link,
  home: notice.places.includes('home'),
  riders: notice.places.includes('riders'),
  dealers: notice.places.includes('dealers'),
  promoters: notice.places.includes('promoters'),
  starts_at: notice.from,
  ends_at: notice.until,
  version: notice.version,
  created_at: notice.createdAt,
  created_by: notice.createdBy,
});

export const sqlNoticeStore = (sql: Sql): NoticeStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<NoticeRow>(`SELECT * FROM notices WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && noticeOf(row);
  },
  live: async (at, limit) => {
    await sql.run(
      sql.kind === 'mysql'
        ? 'INSERT INTO notice_board (id, changes) VALUES (1, 1) ON DUPLICATE KEY UPDATE changes = changes + 1'
        : 'INSERT INTO notice_board (id, changes) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET changes = notice_board.changes + 1',
      [],
    );
    const rows = await sql.rows<NoticeRow>('SELECT * FROM notices WHERE ends_at > ? ORDER BY ends_at, id LIMIT ?', [
      at,
      limit,
    ]);
    return rows.map(noticeOf);
  },
  add: (notice) => bulkInsert(sql, 'notices', [noticeRow(notice)]),
  save: (notice) => updateRow(sql, 'notices', noticeRow(notice)),
});
