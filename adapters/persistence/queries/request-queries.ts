import type { ApprovalRequest, RequestKind, RequestQueries } from '@rrr/core/approvals';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { REQUEST_COLUMNS, requestOf, WAITING_ABOUT } from '../stores/request-store.js';
import type { ApprovalRequestRow } from '../tables/index.js';
import { pageFrom, pageMap } from './paging.js';

export const sqlRequestQueries = (db: Database): RequestQueries => {
  const sql = readerOn(db);
  return {
    search: async ({ state, kind, objectId, ...asked }) => {
      const order = state === 'waiting' ? 'asc' : 'desc';
      const list = db
        .read('approval_requests')
        .select(REQUEST_COLUMNS.split(', '))
        .orderBy([
          { column: 'asked_at', order },
          { column: 'id', order },
        ]);
      if (state !== undefined) void list.where('state', state);
      if (kind !== undefined) void list.where('kind', kind);
      if (objectId !== undefined) void list.where('object_id', objectId);
      return pageMap(await pageFrom<ApprovalRequestRow>(sql, list, asked), requestOf);
    },
    one: async (id) => {
      const [row] = await sql.rows<ApprovalRequestRow>(
        `SELECT ${REQUEST_COLUMNS} FROM approval_requests WHERE id = ?`,
        [id],
      );
      return row && requestOf(row);
    },
    mergesOf: async (riderId) => {
      // who would be kept is at the front of the stored change
      const rows = await sql.rows<ApprovalRequestRow>(
        `SELECT ${REQUEST_COLUMNS} FROM approval_requests
          WHERE state = 'waiting' AND kind = 'merge' AND (object_id = ? OR requested LIKE ?)
          ORDER BY asked_at, id LIMIT 10`,
        [riderId, `{"keep":{"id":"${riderId}"%`],
      );
      return rows.map((row) => requestOf(row) as ApprovalRequest<'merge'>);
    },
    waitingAbout: async <K extends RequestKind>(kind: K, objectId: string) => {
      const [row] = await sql.rows<ApprovalRequestRow>(WAITING_ABOUT, [objectId, kind]);
      return row && (requestOf(row) as ApprovalRequest<K>);
    },
  };
};
