import { addressOf } from '@rrr/core/images';
import type { UploadStore } from '@rrr/core/uploads';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, rowsIn, type Sql } from '../sql.js';
import type { UploadCountRow } from '../tables/index.js';

const SHOWN_BY = ['riders', 'dealers', 'promoters', 'admins'] as const;

/** `folder/id`, or `folder/id.small` */
const idIn = (key: string): string => /^[a-z]+\/([0-9a-z]+)/.exec(key)?.[1] ?? '';

export const knexUploadStore = (sql: Sql): UploadStore => ({
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

  named: async (keys) => {
    const of = (folder: string): readonly string[] => keys.filter((it) => it.startsWith(`${folder}/`));
    const records = async (table: 'documents' | 'timecards'): Promise<readonly string[]> => {
      const rows = await rowsIn<{ readonly id: string }>(
        sql,
        of(table).map(idIn),
        (some) => `SELECT id FROM ${table} WHERE id IN (${some})`,
      );
      return rows.map((it) => it.id);
    };
    const addresses = [...new Set(of('portraits').map((it) => addressOf(idIn(it))))];
    const shown = new Set<string>();
    for (const table of SHOWN_BY)
      for (const row of await rowsIn<{ readonly profile_image: string }>(
        sql,
        addresses,
        (some) => `SELECT profile_image FROM ${table} WHERE profile_image IN (${some})`,
      ))
        shown.add(row.profile_image);
    const kept = { documents: new Set(await records('documents')), timecards: new Set(await records('timecards')) };
    return [
      ...of('documents').filter((it) => kept.documents.has(idIn(it))),
      ...of('timecards').filter((it) => kept.timecards.has(idIn(it))),
      ...of('portraits').filter((it) => shown.has(addressOf(idIn(it)))),
    ];
  },
});
