import { walletKey } from '@rrr/core/ledger';
import type { HistorySeals } from '@rrr/core/shared';
import { type Sql, toSafeInteger } from '../sql.js';
import type { LedgerHeadRow } from '../tables/index.js';
import type { Findings } from './violation.js';
import { headOfWallet } from '../history/heads.js';
import { headText, sealFault } from '../history/sealed-texts.js';

const PAGE = 5_000;

type Head = LedgerHeadRow & { readonly entry_hash: string | null };

/** Follows the chain of wallet heads: positions, hashes, seals, and that each entry is still as it was (invariant 6). */
export const verifyHeads = async (sql: Sql, seals: Pick<HistorySeals, 'check'>, findings: Findings): Promise<void> => {
  let [position, hash] = [0, ''];
  for (;;) {
    const rows = await sql.rows<Head>(
      `SELECT h.*, e.hash AS entry_hash FROM ledger_heads h LEFT JOIN ledger_entries e ON e.rider_id = h.rider_id
         AND e.currency = h.currency AND e.book = h.book AND e.sequence = h.sequence
       WHERE h.position > ? ORDER BY h.position LIMIT ${PAGE}`,
      [position],
    );
    for (const row of rows) {
      const at = toSafeInteger(row.position);
      const entry = `${walletKey({ riderId: row.rider_id, currency: row.currency, book: row.book })}/${row.sequence}`;
      const say = (detail: string): void => findings.add({ invariant: 6, where: `head ${at} (${entry})`, detail });
      if (at !== position + 1) say(`follows head ${position}`);
      if (row.entry_hash === null) say('its entry was removed');
      else if (headOfWallet(hash, row, row.entry_hash) !== row.hash) say('its entry, or an earlier head, was changed');
      const fault = sealFault(seals, headText(at, row.hash), row.seal);
      if (fault !== null) say(fault);
      [position, hash] = [at, row.hash];
    }
    if (rows.length < PAGE) return;
  }
};
