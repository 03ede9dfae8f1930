import { createHash } from 'node:crypto';
import { entryContent } from '@rrr/core/ledger';
import { linkOf, type StoredAudit } from '../audit/chain.js';
import { headOfWallet } from '../history/heads.js';
import type { Database } from '../open-database.js';
import { sqlOn, toSafeInteger } from '../sql.js';
import { entryOf } from '../stores/money-rows.js';
import type { AuditChainRow, LedgerEntryRow, LedgerHeadRow } from '../tables/index.js';

const GUARDED = ['ledger_entries', 'audit_log', 'audit_chain', 'bare_parts', 'ledger_heads'];

/**
 * Somebody with full access to the database and this source code, but without the keys: drops the triggers, and after a
 * change computes every hash anew, so that only the seals can tell.
 */
export const forger = async ({ kind, write }: Database) => {
  const sql = sqlOn(write, kind);
  for (const table of GUARDED)
    for (const act of ['update', 'delete']) await sql.run(`DROP TRIGGER IF EXISTS ${table}_no_${act}`);
  const set = async (table: string, where: string, values: readonly (string | number)[], hash: string) =>
    sql.run(`UPDATE ${table} SET hash = ? WHERE ${where}`, [hash, ...values]);

  const rehashLedger = async (): Promise<void> => {
    const rows = await sql.rows<LedgerEntryRow>(
      'SELECT * FROM ledger_entries ORDER BY rider_id, currency, book, sequence',
    );
    const heads = new Map<string, string>();
    for (const row of rows) {
      const key = [row.rider_id, row.currency, row.book].join();
      const previousHash = heads.get(key) ?? '';
      const hash = createHash('sha256')
        .update(entryContent({ ...entryOf(row), previousHash }))
        .digest('hex');
      await sql.run('UPDATE ledger_entries SET previous_hash = ?, hash = ? WHERE id = ?', [previousHash, hash, row.id]);
      await set('wallets', 'rider_id = ? AND currency = ? AND book = ?', [row.rider_id, row.currency, row.book], hash);
      heads.set(key, hash);
    }
    let before = '';
    const told = await sql.rows<LedgerHeadRow & { entry_hash: string }>(
      `SELECT h.*, e.hash AS entry_hash FROM ledger_heads h JOIN ledger_entries e ON e.rider_id = h.rider_id
        AND e.currency = h.currency AND e.book = h.book AND e.sequence = h.sequence ORDER BY h.position`,
    );
    for (const row of told) {
      before = headOfWallet(before, row, row.entry_hash);
      await set('ledger_heads', 'position = ?', [toSafeInteger(row.position)], before);
    }
  };

  const rehashAudit = async (): Promise<void> => {
    const rows = await sql.rows<AuditChainRow & StoredAudit>(
      'SELECT a.*, c.position FROM audit_chain c JOIN audit_log a ON a.sequence = c.audit_sequence ORDER BY c.position',
    );
    let hash = '';
    for (const row of rows) {
      hash = linkOf(hash, row);
      await set('audit_chain', 'position = ?', [toSafeInteger(row.position)], hash);
    }
  };
  return { run: (text: string) => sql.run(text), rows: sql.rows, rehashLedger, rehashAudit };
};
