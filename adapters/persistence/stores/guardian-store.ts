import type { GuardianRequest, GuardianStore } from '@rrr/core/riders';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, type Sql } from '../sql.js';
import type { GuardianRequestRow } from '../tables/index.js';

const guardianOf = (row: GuardianRequestRow): GuardianRequest => ({
  riderId: row.rider_id,
  codeId: row.code_id,
  name: row.name,
  email: row.email,
  seal: row.seal,
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  sent: row.sent,
  countedFrom: row.counted_from,
  confirmedAt: row.confirmed_at,
});

const guardianRow = (request: GuardianRequest): GuardianRequestRow => ({
  rider_id: request.riderId,
  code_id: request.codeId,
  name: request.name,
  email: request.email,
  seal: request.seal,
  sent_at: request.sentAt,
  expires_at: request.expiresAt,
  sent: request.sent,
  counted_from: request.countedFrom,
  confirmed_at: request.confirmedAt,
});

export const sqlGuardianStore = (sql: Sql): GuardianStore => ({
  lock: async (riderId) => {
    const [row] = await sql.rows<GuardianRequestRow>(
      `SELECT * FROM guardian_requests WHERE rider_id = ?${forUpdate(sql)}`,
      [riderId],
    );
    return row && guardianOf(row);
  },
  riderOf: async (codeId) => {
    const [row] = await sql.rows<Pick<GuardianRequestRow, 'rider_id'>>(
      'SELECT rider_id FROM guardian_requests WHERE code_id = ?',
      [codeId],
    );
    return row?.rider_id;
  },
  put: (request) => {
    const row = { ...guardianRow(request) };
    const { rider_id: _, ...changed } = row;
    return bulkInsert(sql, 'guardian_requests', [row], { keys: ['rider_id'], update: Object.keys(changed) });
  },
});
