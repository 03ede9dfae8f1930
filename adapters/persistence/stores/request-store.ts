import type { ApprovalRequest, RequestedChanges, RequestKind, RequestStore } from '@rrr/core/approvals';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, placeholders, type Sql, toSafeInteger } from '../sql.js';
import type { ApprovalRequestRow, Written } from '../tables/index.js';

export const REQUEST_COLUMNS =
  'id, kind, object_id, object_name, requested, reason, state, version, asked_at, asked_by, asked_by_name, ' +
  'asked_by_type, asked_for, expires_at, decided_at, decided_by, decided_by_name, answer';

export const requestOf = (row: ApprovalRequestRow): ApprovalRequest => ({
  id: row.id,
  kind: row.kind as RequestKind,
  objectId: row.object_id,
  objectName: row.object_name,
  change: JSON.parse(row.requested) as ApprovalRequest['change'],
  reason: row.reason,
  state: row.state,
  version: toSafeInteger(row.version),
  askedAt: row.asked_at,
  askedBy: row.asked_by,
  askedByName: row.asked_by_name,
  askedByType: row.asked_by_type,
  askedFor: row.asked_for,
  expiresAt: row.expires_at,
  decidedAt: row.decided_at,
  decidedBy: row.decided_by,
  decidedByName: row.decided_by_name,
  answer: row.answer,
});

const requestRow = (request: ApprovalRequest): Written<ApprovalRequestRow> => ({
  id: request.id,
  kind: request.kind,
  object_id: request.objectId,
  object_name: request.objectName,
  requested: JSON.stringify(request.change),
  reason: request.reason,
  state: request.state,
  version: request.version,
  asked_at: request.askedAt,
  asked_by: request.askedBy,
  asked_by_name: request.askedByName,
  asked_by_type: request.askedByType,
  asked_for: request.askedFor,
  expires_at: request.expiresAt,
  decided_at: request.decidedAt,
  decided_by: request.decidedBy,
  decided_by_name: request.decidedByName,
  answer: request.answer,
});

export const WAITING_ABOUT = `SELECT ${REQUEST_COLUMNS} FROM approval_requests
  WHERE object_id = ? AND kind = ? AND state = 'waiting' ORDER BY id LIMIT 1`;

const WAITING_SAME = `SELECT ${REQUEST_COLUMNS} FROM approval_requests
  WHERE object_id = ? AND kind = ? AND state = 'waiting' AND requested = ? ORDER BY id LIMIT 1`;

export const sqlRequestStore = (sql: Sql): RequestStore => ({
  lock: async (id) => {
    const [row] = await sql.rows<ApprovalRequestRow>(
      `SELECT ${REQUEST_COLUMNS} FROM approval_requests WHERE id = ?${forUpdate(sql)}`,
      [id],
    );
    return row && requestOf(row);
  },
  waitingAbout: async <K extends RequestKind>(kind: K, objectId: string, change?: RequestedChanges[K]) => {
    const [row] = await (change === undefined
      ? sql.rows<ApprovalRequestRow>(`${WAITING_ABOUT}${forUpdate(sql)}`, [objectId, kind])
      : sql.rows<ApprovalRequestRow>(`${WAITING_SAME}${forUpdate(sql)}`, [objectId, kind, JSON.stringify(change)]));
    return row && (requestOf(row) as ApprovalRequest<K>);
  },
  objectOf: async (id) => {
    const [row] = await sql.rows<Pick<ApprovalRequestRow, 'object_id'>>(
      'SELECT object_id FROM approval_requests WHERE id = ?',
      [id],
    );
    return row?.object_id;
  },
  put: (request) => {
    const row = requestRow(request);
    return bulkInsert(sql, 'approval_requests', [row], {
      keys: ['id'],
      update: Object.keys(row).filter((key) => key !== 'id'),
    });
  },
  expire: async (before, limit) => {
    const rows = await sql.rows<ApprovalRequestRow>(
      `SELECT ${REQUEST_COLUMNS} FROM approval_requests WHERE state = 'waiting' AND expires_at <= ?
        ORDER BY expires_at, id LIMIT ${limit}${forUpdate(sql)}`,
      [before],
    );
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    await sql.run(
      `UPDATE approval_requests SET state = 'expired', version = version + 1, decided_at = ? WHERE id IN (${placeholders(ids)})`,
      [before, ...ids],
    );
    return rows.map((row) => ({
      ...requestOf(row),
      state: 'expired' as const,
      version: toSafeInteger(row.version) + 1,
      decidedAt: before,
    }));
  },
  invitationOf: async (accountId) => {
    const [row] = await sql.rows<{ invited_by: string | null; invited_at: string | null }>(
      `SELECT admins.invited_by, admins.invited_at FROM accounts JOIN admins ON admins.id = accounts.subject_id
        WHERE accounts.id = ? AND accounts.type = 'admin'`,
      [accountId],
    );
    return row && row.invited_by !== null && row.invited_at !== null
      ? { by: row.invited_by, at: row.invited_at }
      : undefined;
  },
});
