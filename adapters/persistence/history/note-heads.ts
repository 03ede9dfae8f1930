import type { HistorySeals } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { isLostRace } from '../lost-race.js';
import { inMysqlTransaction } from '../mysql-transaction.js';
import type { Database } from '../open-database.js';
import { laterOn, type Sql, sqlOn, whole } from '../sql.js';
import type { LedgerEntryRow } from '../tables/index.js';
import { headOfWallet } from './heads.js';
import { headText } from './sealed-texts.js';
import { newestLink } from './newest-link.js';

const AT_ONCE = 1_000;

type MovedWallet = Pick<LedgerEntryRow, 'rider_id' | 'currency' | 'book' | 'sequence' | 'hash'>;

/** Wallets whose newest entry is not among the heads yet, after a wallet in the order of their keys. */
const moved = (sql: Sql, [rider, currency, book]: readonly [string, string, string]): Promise<readonly MovedWallet[]> =>
  sql.rows<MovedWallet>(
    `SELECT e.rider_id, e.currency, e.book, e.sequence, e.hash FROM (
       SELECT w.rider_id, w.currency, w.book, w.sequence FROM wallets w
       LEFT JOIN ledger_heads h ON h.rider_id = w.rider_id AND h.currency = w.currency AND h.book = w.book
         AND h.sequence = w.sequence
       WHERE h.position IS NULL AND w.sequence > 0 AND w.rider_id >= ?
         AND (w.rider_id > ? OR w.currency > ? OR (w.currency = ? AND w.book > ?))
       ORDER BY w.rider_id, w.currency, w.book LIMIT ${AT_ONCE}) m
     JOIN ledger_entries e ON e.rider_id = m.rider_id AND e.currency = m.currency AND e.book = m.book
       AND e.sequence = m.sequence
     ORDER BY e.rider_id, e.currency, e.book`,
    [rider, rider, currency, currency, book],
  );

/**
 * Appends the newest entry of each wallet that moved to the chain of heads. One pass over the wallets, not over their
 * entries: about two seconds for a million wallets. Several servers can run it at once; what it misses comes an hour
 * later.
 * @returns how many wallets had moved
 */
export const noteHeads = async (db: Database, seals: Pick<HistorySeals, 'seal'>): Promise<number> => {
  let [noted, after]: [number, readonly [string, string, string]] = [0, ['', '', '']];
  const note = async (sql: Sql, wallets: readonly MovedWallet[]): Promise<void> => {
    let { count, hash } = await newestLink(sql, 'ledger');
    const heads = wallets.map(({ hash: entryHash, ...wallet }) => {
      const at = { ...wallet, sequence: whole(wallet.sequence) };
      [count, hash] = [count + 1, headOfWallet(hash, at, entryHash)];
      return { position: count, ...at, hash, seal: seals.seal(headText(count, hash)) };
    });
    // another server may take the same positions; the keys make one of the two fail and leave it to the other
    await bulkInsert(laterOn(sql), 'ledger_heads', heads);
  };
  for (;;) {
    const wallets = await moved(sqlOn(db.long.read, db.kind), after);
    const last = wallets.at(-1);
    if (!last) return noted;
    after = [last.rider_id, last.currency, last.book];
    try {
      await (db.kind === 'mysql'
        ? inMysqlTransaction(db.write, (sql) => note(sql, wallets))
        : db.write.transaction((trx) => note(sqlOn(trx, db.kind), wallets)));
      noted += wallets.length;
    } catch (error) {
      if (!isLostRace(error)) throw error;
    }
  }
};
