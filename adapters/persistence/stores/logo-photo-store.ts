import type { LogoPhoto, LogoPhotoStore } from '@rrr/core/results';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { LogoPhotoRow } from '../tables/index.js';

export const logoPhotoOf = (row: LogoPhotoRow): LogoPhoto => ({
  id: row.id,
  eventId: row.event_id,
  classId: row.class_id,
  riderId: row.rider_id,
  slot: row.slot,
  status: row.status,
  fileKey: row.file_key,
  contentType: row.content_type,
  bytes: row.bytes,
  digest: row.digest,
  sentAt: row.sent_at,
  replacedAt: row.replaced_at,
  decision: row.decided_at === null ? null : { at: row.decided_at, byName: row.decided_by ?? '', refusal: row.refusal },
});

export const logoPhotoRow = (photo: LogoPhoto) => ({
  id: photo.id,
  event_id: photo.eventId,
  class_id: photo.classId,
  rider_id: photo.riderId,
  slot: photo.slot,
  status: photo.status,
  file_key: photo.fileKey,
  content_type: photo.contentType,
  bytes: photo.bytes,
  digest: photo.digest,
  sent_at: photo.sentAt,
  replaced_at: photo.replacedAt,
  decided_at: photo.decision?.at ?? null,
  decided_by: photo.decision?.byName ?? null,
  refusal: photo.decision?.refusal ?? null,
});

export const sqlLogoPhotoStore = (sql: Sql): LogoPhotoStore => ({
  insert: (photo) => bulkInsert(sql, 'logo_photos', [logoPhotoRow(photo)]),

  lock: async (id) => {
    const [row] = await sql.rows<LogoPhotoRow>(`SELECT * FROM logo_photos WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && logoPhotoOf(row);
  },

  standing: async (eventId) => {
    const rows = await sql.rows<LogoPhotoRow>(
      `SELECT * FROM logo_photos WHERE event_id = ? AND status <> 'replaced' ORDER BY class_id, rider_id, slot, id`,
      [eventId],
    );
    return rows.map(logoPhotoOf);
  },

  update: ({ id, status, replacedAt, decision }) =>
    sql.run(
      'UPDATE logo_photos SET status = ?, replaced_at = ?, decided_at = ?, decided_by = ?, refusal = ? WHERE id = ?',
      [status, replacedAt, decision?.at ?? null, decision?.byName ?? null, decision?.refusal ?? null, id],
    ),

  waiting: async (after, limit) => {
    // few results are held, so their verdicts are searched
    const rows = await sql.rows<{ readonly event_id: string }>(
      `SELECT DISTINCT event_id FROM results WHERE check_state = 'held' AND event_id > ? AND verdict LIKE ?
        ORDER BY event_id LIMIT ?`,
      [after, '%"LOGO_PHOTOS"%', limit],
    );
    return rows.map((row) => row.event_id);
  },
});
