import type { HistorySeals } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { isLostRace } from '../lost-race.js';
import { inMysqlTransaction } from '../mysql-transaction.js';
import type { Database } from '../open-database.js';
import { chunks, deferWrites, type Sql, sqlOn, toSafeInteger } from '../sql.js';
import type { LedgerEntryRow } from '../tables/index.js';
import { headOfWallet } from './heads.js';
import { headText } from './sealed-texts.js';
import { newestLink } from './newest-link.js';

/** Wallets looked at in one query, few enough not to hold up requests on SQLite. */
const AT_ONCE = 2_000;
/** few enough for lookups by key */
const KEYS_AT_ONCE = 200;

type At = Pick<LedgerEntryRow, 'rider_id' | 'currency' | 'book' | 'sequence'>;

/** The last rider of the next wallets; undefined when fewer are left. */
const boundAfter = async (sql: Sql, rider: string): Promise<string | undefined> => {
  const [row] = await sql.rows<{ rider_id: string }>(
    `SELECT rider_id FROM wallets WHERE rider_id > ? ORDER BY rider_id LIMIT 1 OFFSET ${AT_ONCE - 1}`,
    [rider],
  );
  return row?.rider_id;
};

/** Wallets of these riders whose newest entry is not among the heads yet. */
const moved = (sql: Sql, after: string, upTo: string | undefined): Promise<readonly At[]> =>
  sql.rows<At>(
    `SELECT w.rider_id, w.currency, w.book, w.sequence FROM wallets w
     LEFT JOIN ledger_heads h ON h.rider_id = w.rider_id AND h.currency = w.currency AND h.book = w.book
       AND h.sequence = w.sequence
     WHERE h.position IS NULL AND w.sequence > 0 AND w.rider_id > ? ${upTo === undefined ? '' : 'AND w.rider_id <= ?'}
     ORDER BY w.rider_id, w.currency, w.book`,
    upTo === undefined ? [after] : [after, upTo],
  );

const entriesAt = async (sql: Sql, wallets: readonly At[]): Promise<readonly (At & { readonly hash: string })[]> => {
  const found: (At & { readonly hash: string })[] = [];
  for (const some of chunks(wallets, KEYS_AT_ONCE))
    found.push(
      ...(await sql.rows<At & { hash: string }>(
        `SELECT rider_id, currency, book, sequence, hash FROM ledger_entries
         WHERE ${some.map(() => '(rider_id = ? AND currency = ? AND book = ? AND sequence = ?)').join(' OR ')}
         ORDER BY rider_id, currency, book`,
        some.flatMap((item) => [item.rider_id, item.currency, item.book, item.sequence]),
      )),
    );
  return found;
};

/**
 * Appends the newest entry of each wallet that moved to the chain of heads. One pass over the wallets, not over their
 * entries. Several servers can run it at once; what it misses comes an hour later.
 * @returns how many wallets had moved
 */
export const noteHeads = async (db: Database, seals: Pick<HistorySeals, 'seal'>): Promise<number> => {
  const note = async (sql: Sql, wallets: readonly At[]): Promise<void> => {
    let { count, hash } = await newestLink(sql, 'ledger');
    // read again, because a copy that was asked for the wallets may be behind
    const heads = (await entriesAt(sql, wallets)).map(({ hash: entryHash, ...wallet }) => {
      const at = { ...wallet, sequence: toSafeInteger(wallet.sequence) };
      [count, hash] = [count + 1, headOfWallet(hash, at, entryHash)];
      return { position: count, ...at, hash, seal: seals.seal(headText(count, hash)) };
    });
    // another server may take the same positions; the keys make one of the two fail and leave it to the other
    await bulkInsert(deferWrites(sql), 'ledger_heads', heads);
  };
  const reading = sqlOn(db.long.read, db.kind);
  let noted = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const upTo: string | undefined = await boundAfter(reading, after);
    const wallets = await moved(reading, after, upTo);
    after = upTo;
    if (wallets.length === 0) continue;
    try {
      await (db.kind === 'mysql'
        ? inMysqlTransaction(db.write, (sql) => note(sql, wallets))
        : db.write.transaction((trx) => note(sqlOn(trx, db.kind), wallets)));
      noted += wallets.length;
    } catch (error) {
      if (!isLostRace(error)) throw error;
    }
  }
  return noted;
};
