import { addressOf } from '@rrr/core/images';
import type { UploadStore } from '@rrr/core/uploads';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, rowsIn, type Sql } from '../sql.js';
import type { UploadCountRow } from '../tables/index.js';

const SHOWN_BY = ['riders', 'dealers', 'promoters', 'admins'] as const;

/** `folder/id`, or `folder/id.small` */
const idIn = (key: string): string => /^[a-z]+\/([0-9a-z]+)/.exec(key)?.[1] ?? '';

export const sqlUploadStore = (sql: Sql): UploadStore => ({
  count: async (subjectId, day) => {
    // a lock requires an existing row
    await bulkInsert(sql, 'upload_counts', [{ subject_id: subjectId, day, files: 0 }], {
      keys: ['subject_id'],
      update: 'nothing',
    });
    const [row] = await sql.rows<Pick<UploadCountRow, 'day' | 'files'>>(
      `SELECT day, files FROM upload_counts WHERE subject_id = ?${forUpdate(sql)}`,
      [subjectId],
    );
    const files = row?.day === day ? row.files + 1 : 1;
    await sql.run('UPDATE upload_counts SET day = ?, files = ? WHERE subject_id = ?', [day, files, subjectId]);
    return files;
  },

  named: async (keys, replacedBefore) => {
    const of = (folder: string): readonly string[] => keys.filter((key) => key.startsWith(`${folder}/`));
    const documents = await rowsIn<{ readonly id: string; readonly replaced_at: string | null }>(
      sql,
      of('documents').map(idIn),
      (some) =>
        `SELECT d.id, (SELECT MIN(n.uploaded_at) FROM documents n
            WHERE d.status = 'replaced' AND n.rider_id = d.rider_id AND n.kind = d.kind AND n.uploaded_at > d.uploaded_at
          ) AS replaced_at
          FROM documents d WHERE d.id IN (${some})`,
    );
    const timecards = await rowsIn<{ readonly id: string }>(
      sql,
      of('timecards').map(idIn),
      (some) => `SELECT id FROM timecards WHERE id IN (${some})`,
    );
    const photos = await rowsIn<{ readonly id: string }>(
      sql,
      of('photos').map(idIn),
      (some) =>
        `SELECT p.id FROM logo_photos p WHERE p.id IN (${some})
          AND (p.status <> 'replaced' OR COALESCE(p.replaced_at, p.sent_at) >= ?)
          AND (p.sent_at >= ? OR EXISTS (
            SELECT 1 FROM results x WHERE x.rider_id = p.rider_id AND x.class_id = p.class_id))`,
      [replacedBefore, replacedBefore],
    );
    const addresses = [...new Set(of('portraits').map((text) => addressOf(idIn(text))))];
    const shown = new Set<string>();
    for (const table of SHOWN_BY)
      for (const row of await rowsIn<{ readonly profile_image: string }>(
        sql,
        addresses,
        (some) => `SELECT profile_image FROM ${table} WHERE profile_image IN (${some})`,
      ))
        shown.add(row.profile_image);
    const kept = {
      documents: new Set(
        documents
          .filter((document) => document.replaced_at === null || document.replaced_at >= replacedBefore)
          .map((document) => document.id),
      ),
      timecards: new Set(timecards.map((timecard) => timecard.id)),
      photos: new Set(photos.map((photo) => photo.id)),
    };
    return [
      ...of('documents').filter((text) => kept.documents.has(idIn(text))),
      ...of('timecards').filter((text) => kept.timecards.has(idIn(text))),
      ...of('photos').filter((text) => kept.photos.has(idIn(text))),
      ...of('portraits').filter((text) => shown.has(addressOf(idIn(text)))),
    ];
  },
});
