import type { FavouriteStore, NoteStore, RiderNote, Timecard, TimecardStore } from '@rrr/core/riders';
import { bulkInsert } from '../bulk-insert.js';
import { lostOnDuplicate } from '../lost-race.js';
import { forUpdate, type Sql } from '../sql.js';
import type { RiderNoteRow, TimecardRow } from '../tables/index.js';

export const noteRow = (note: RiderNote) => ({
  id: note.id,
  rider_id: note.riderId,
  text: note.text,
  by_name: note.byName,
  at: note.at,
});
export const noteOf = (row: RiderNoteRow): RiderNote => ({
  id: row.id,
  riderId: row.rider_id,
  text: row.text,
  byName: row.by_name,
  at: row.at,
});

export const timecardRow = (timecard: Timecard) => ({
  id: timecard.id,
  rider_id: timecard.riderId,
  file_name: timecard.fileName,
  file_key: timecard.fileKey,
  content_type: timecard.contentType,
  bytes: timecard.bytes,
  uploaded_at: timecard.uploadedAt,
  uploaded_by: timecard.uploadedBy,
});
export const timecardOf = (row: TimecardRow): Timecard => ({
  id: row.id,
  riderId: row.rider_id,
  fileName: row.file_name,
  fileKey: row.file_key,
  contentType: row.content_type,
  bytes: row.bytes,
  uploadedAt: row.uploaded_at,
  uploadedBy: row.uploaded_by,
});

export const sqlNoteStore = (sql: Sql): NoteStore => ({
  insert: (note) => bulkInsert(sql, 'rider_notes', [noteRow(note)]),
  lock: async (id) => {
    const [row] = await sql.rows<RiderNoteRow>(
      `SELECT id, rider_id, text, by_name, at FROM rider_notes WHERE id = ?${forUpdate(sql)}`,
      [id],
    );
    return row && noteOf(row);
  },
  remove: (id) => sql.run('DELETE FROM rider_notes WHERE id = ?', [id]),
});

export const sqlTimecardStore = (sql: Sql): TimecardStore => ({
  insert: (timecard) => bulkInsert(sql, 'timecards', [timecardRow(timecard)]),
  lock: async (id) => {
    const [row] = await sql.rows<TimecardRow>(`SELECT * FROM timecards WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && timecardOf(row);
  },
  remove: (id) => sql.run('DELETE FROM timecards WHERE id = ?', [id]),
});

export const sqlFavouriteStore = (sql: Sql): FavouriteStore => {
  const isOne = async (values: readonly string[]): Promise<boolean> =>
    (await sql.rows('SELECT 1 AS one FROM favourites WHERE rider_id = ? AND kind = ? AND target_id = ?', values))
      .length > 0;
  return {
    exists: async ({ kind, targetId }) =>
      (
        await sql.rows(
          `SELECT 1 AS one FROM ${kind === 'dealer' ? 'dealers WHERE id = ?' : 'events WHERE published = 1 AND id = ?'}`,
          [targetId],
        )
      ).length > 0,
    add: async ({ riderId, kind, targetId, at }) => {
      if (await isOne([riderId, kind, targetId])) return false;
      await lostOnDuplicate(bulkInsert(sql, 'favourites', [{ rider_id: riderId, kind, target_id: targetId, at }]));
      return true;
    },
    remove: async ({ riderId, kind, targetId }) => {
      const values = [riderId, kind, targetId];
      if (!(await isOne(values))) return false;
      await sql.run('DELETE FROM favourites WHERE rider_id = ? AND kind = ? AND target_id = ?', values);
      return true;
    },
  };
};
