import type { DocumentStore, RiderDocument } from '@rrr/core/riders';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { DocumentRow } from '../tables/index.js';

const DOCUMENT =
  'id, rider_id, kind, status, file_key, key_id, content_type, bytes, uploaded_at, decided_at, decided_by, refusal, expires_on';

export const documentOf = (row: DocumentRow): RiderDocument => ({
  id: row.id,
  riderId: row.rider_id,
  kind: row.kind,
  status: row.status,
  fileKey: row.file_key,
  keyId: row.key_id,
  contentType: row.content_type,
  bytes: row.bytes,
  uploadedAt: row.uploaded_at,
  decision:
    row.decided_at === null
      ? null
      : {
          at: row.decided_at,
          byName: row.decided_by ?? '',
          refusal: row.refusal,
          ...(row.expires_on === null ? {} : { expiresOn: row.expires_on }),
        },
});

const decisionRow = ({ decision }: Pick<RiderDocument, 'decision'>) => ({
  decided_at: decision?.at ?? null,
  decided_by: decision?.byName ?? null,
  refusal: decision?.refusal ?? null,
  expires_on: decision?.expiresOn ?? null,
});

export const documentRow = (document: RiderDocument) => ({
  id: document.id,
  rider_id: document.riderId,
  kind: document.kind,
  status: document.status,
  file_key: document.fileKey,
  key_id: document.keyId,
  content_type: document.contentType,
  bytes: document.bytes,
  uploaded_at: document.uploadedAt,
  ...decisionRow(document),
});

export const sqlDocumentStore = (sql: Sql): DocumentStore => ({
  insert: (document) => bulkInsert(sql, 'documents', [documentRow(document)]),

  lock: async (id) => {
    const [row] = await sql.rows<DocumentRow>(`SELECT ${DOCUMENT} FROM documents WHERE id = ?${forUpdate(sql)}`, [id]);
    return row && documentOf(row);
  },

  standing: async (riderId) => {
    const rows = await sql.rows<DocumentRow>(
      `SELECT ${DOCUMENT} FROM documents WHERE rider_id = ? AND status <> 'replaced' ORDER BY kind, uploaded_at, id`,
      [riderId],
    );
    return [...new Map(rows.map((row) => [row.kind, documentOf(row)])).values()];
  },

  decide: ({ id, status, decision }) => {
    const { decided_at, decided_by, refusal, expires_on } = decisionRow({ decision });
    return sql.run(
      'UPDATE documents SET status = ?, decided_at = ?, decided_by = ?, refusal = ?, expires_on = ? WHERE id = ?',
      [status, decided_at, decided_by, refusal, expires_on, id],
    );
  },

  sealed: (fileKey, keyId) => {
    const [folder, id] = fileKey.split('/');
    return folder === 'documents' && id !== undefined
      ? sql.run('UPDATE documents SET key_id = ? WHERE id = ?', [keyId, id])
      : Promise.resolve();
  },
});
