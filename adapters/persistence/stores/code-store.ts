import type { CodeStore, OneTimeCode } from '@rrr/core/identity';
import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { bulkInsert } from '../bulk-insert.js';
import { forUpdate, placeholders, type Sql } from '../sql.js';
import type { OneTimeCodeRow } from '../tables/index.js';

export const codeRow = (code: OneTimeCode) => ({
  id: code.id,
  purpose: code.purpose,
  account_id: code.accountId,
  email: code.email,
  subject_type: code.invited?.type ?? null,
  subject_id: code.invited?.subjectId ?? null,
  name: code.invited?.name ?? null,
  locale: code.invited?.locale ?? null,
  seal: code.seal,
  tries: code.tries,
  created_at: code.createdAt,
  expires_at: code.expiresAt,
  used_at: code.usedAt,
});

const codeOf = (row: OneTimeCodeRow): OneTimeCode => ({
  id: row.id,
  purpose: row.purpose,
  email: row.email,
  accountId: row.account_id,
  invited:
    row.subject_type && row.subject_id
      ? {
          type: row.subject_type,
          subjectId: row.subject_id,
          name: row.name ?? row.email,
          locale: row.locale ?? DEFAULT_LOCALE,
        }
      : null,
  seal: row.seal,
  tries: row.tries,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
});

const OPEN = 'used_at IS NULL AND expires_at > ?';

export const sqlCodeStore = (sql: Sql): CodeStore => ({
  insert: (code) => bulkInsert(sql, 'one_time_codes', [codeRow(code)]),
  newest: async (purpose, email) => {
    const [row] = await sql.rows<OneTimeCodeRow>(
      `SELECT id, purpose, account_id, email, subject_type, subject_id, name, locale, seal, tries, created_at, expires_at, used_at
        FROM one_time_codes
       WHERE purpose = ? AND email = ? ORDER BY created_at DESC, id DESC LIMIT 1${forUpdate(sql)}`,
      [purpose, email],
    );
    return row && codeOf(row);
  },
  sentSince: async (email, purposes, since) => {
    const rows = await sql.rows<{ created_at: string }>(
      `SELECT created_at FROM one_time_codes WHERE email = ? AND purpose IN (${placeholders(purposes)}) AND created_at > ?
        ORDER BY created_at`,
      [email, ...purposes, since],
    );
    return rows.map((row) => row.created_at);
  },
  countTry: (id) => sql.run('UPDATE one_time_codes SET tries = tries + 1 WHERE id = ?', [id]),
  use: (id, at) => sql.run('UPDATE one_time_codes SET used_at = ? WHERE id = ?', [at, id]),
  endOpen: (purpose, email, at) =>
    sql.run(`UPDATE one_time_codes SET expires_at = ? WHERE purpose = ? AND email = ? AND ${OPEN}`, [
      at,
      purpose,
      email,
      at,
    ]),
  endInvitations: (type, subjectId, at) =>
    sql.run(`UPDATE one_time_codes SET expires_at = ? WHERE subject_type = ? AND subject_id = ? AND ${OPEN}`, [
      at,
      type,
      subjectId,
      at,
    ]),
});
