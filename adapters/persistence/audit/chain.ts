import { createHash } from 'node:crypto';
import type { Sql } from '../sql.js';
import type { AuditRow } from '../tables/index.js';

export type StoredAudit = AuditRow & { readonly sequence: number };

/** The text a hash covers: every field in a fixed order, so that any edit is detected. */
const contentOf = (row: StoredAudit): string =>
  JSON.stringify([
    row.id,
    row.at,
    row.actor_id,
    row.proxy_host_id,
    row.action,
    row.object_type,
    row.object_id,
    row.detail,
  ]);

export const linkOf = (previous: string, row: StoredAudit): string =>
  createHash('sha256')
    .update(`${previous}|${contentOf(row)}`, 'utf8')
    .digest('hex');

export interface Head {
  readonly position: number;
  readonly hash: string;
}

export const headOf = async (sql: Pick<Sql, 'rows'>): Promise<Head> => {
  const [row] = await sql.rows<Head>('SELECT position, hash FROM audit_chain ORDER BY position DESC LIMIT 1');
  return row ? { position: Number(row.position), hash: row.hash } : { position: 0, hash: '' };
};
