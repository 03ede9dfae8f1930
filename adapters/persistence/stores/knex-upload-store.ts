import type { UploadStore } from '@rrr/core/uploads';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';

export const knexUploadStore = (sql: Sql): UploadStore => ({
  count: async (subjectId, day) => {
    // a lock needs a row to hold on to
    await bulkInsert(sql, 'upload_counts', [{ subject_id: subjectId, day, files: 0 }], { keys: ['subject_id'], update: 'nothing' });
    const [row] = await sql.rows<{ readonly day: string; readonly files: number }>(`SELECT day, files FROM upload_counts WHERE subject_id = ?${forUpdate(sql)}`, [subjectId]);
    const files = row?.day === day ? row.files + 1 : 1;
    await sql.run('UPDATE upload_counts SET day = ?, files = ? WHERE subject_id = ?', [day, files, subjectId]);
    return files;
  },
});
