import { walletKey } from '@rrr/core/ledger';
import type { HistorySeals, Instant } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import { isLostRace } from '../lost-race.js';
import { inMysqlTransaction } from '../mysql-transaction.js';
import type { Database } from '../open-database.js';
import { deferWrites, type Sql, sqlOn, toSafeInteger } from '../sql.js';
import type { LedgerEntryRow } from '../tables/index.js';
import { barePartOf, recordedBarePart } from './bare-part.js';
import { type BarePart, barePartText, type Chain } from './sealed-texts.js';

const WALLETS = 2_000;

/** Newest entry without a seal and number of them, by wallet. */
type BareWallet = Pick<LedgerEntryRow, 'rider_id' | 'currency' | 'book' | 'sequence' | 'hash'> & { n: number | string };

const bareLedger = async (sql: Sql): Promise<BarePart> => {
  const part = barePartOf();
  let last: readonly [string, string, string] = ['', '', ''];
  for (;;) {
    const [rider, currency, book] = last;
    const rows = await sql.rows<BareWallet>(
      `SELECT e.rider_id, e.currency, e.book, e.sequence, e.hash, b.n FROM (
         SELECT rider_id, currency, book, COUNT(*) AS n, MAX(sequence) AS newest FROM ledger_entries
         WHERE seal IS NULL AND rider_id >= ? AND (rider_id > ? OR currency > ? OR (currency = ? AND book > ?))
         GROUP BY rider_id, currency, book ORDER BY rider_id, currency, book LIMIT ${WALLETS}) b
       JOIN ledger_entries e ON e.rider_id = b.rider_id AND e.currency = b.currency AND e.book = b.book
         AND e.sequence = b.newest
       ORDER BY e.rider_id, e.currency, e.book`,
      [rider, rider, currency, currency, book],
    );
    for (const { rider_id: riderId, currency: of, book: kind, sequence, hash, n } of rows)
      part.add(walletKey({ riderId, currency: of, book: kind }), toSafeInteger(n), {
        sequence: toSafeInteger(sequence),
        hash,
      });
    const newest = rows.at(-1);
    if (newest) last = [newest.rider_id, newest.currency, newest.book];
    if (rows.length < WALLETS) return part.get();
  }
};

const bareAudit = async (sql: Sql): Promise<BarePart> => {
  const part = barePartOf();
  const [row] = await sql.rows<{ position: number; hash: string; n: number | string }>(
    `SELECT c.position, c.hash, b.n FROM (
       SELECT COUNT(*) AS n, MAX(position) AS newest FROM audit_chain WHERE seal IS NULL) b
     JOIN audit_chain c ON c.position = b.newest`,
  );
  if (row) part.add('audit', toSafeInteger(row.n), { sequence: toSafeInteger(row.position), hash: row.hash });
  return part.get();
};

const CHAINS: Readonly<Record<Chain, { readonly bare: (sql: Sql) => Promise<BarePart>; readonly table: string }>> = {
  audit: { bare: bareAudit, table: 'audit_chain' },
  ledger: { bare: bareLedger, table: 'ledger_entries' },
};

/** `lost`: there are seals, but the record of what had none is gone; only somebody with the database removes it. */
type Recorded = 'recorded' | 'there' | 'lost';

/** @throws LostRace when another server was first */
const put = async (sql: Sql, chain: Chain, part: BarePart, seals: Pick<HistorySeals, 'seal'>, at: Instant) =>
  bulkInsert(deferWrites(sql), 'bare_parts', [{ chain, ...part, seal: seals.seal(barePartText(chain, part)), at }]);

const inTransaction = <T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> =>
  db.kind === 'mysql'
    ? inMysqlTransaction(db.long.write, work)
    : db.long.write.transaction((trx) => work(sqlOn(trx, db.kind)));

const recordOne = async (
  db: Database,
  chain: Chain,
  seals: Pick<HistorySeals, 'seal'>,
  at: Instant,
): Promise<Recorded> => {
  const { bare, table } = CHAINS[chain];
  const reading = sqlOn(db.long.read, db.kind);
  if (await recordedBarePart(reading, chain)) return 'there';
  try {
    return await inTransaction(db, async (sql) => {
      if (await recordedBarePart(sql, chain)) return 'there';
      if ((await sql.rows(`SELECT 1 AS one FROM ${table} WHERE seal IS NOT NULL LIMIT 1`)).length > 0) return 'lost';
      await put(sql, chain, await bare(sql), seals, at);
      return 'recorded';
    });
  } catch (error) {
    if (isLostRace(error) && (await recordedBarePart(reading, chain))) return 'there';
    throw error;
  }
};

/**
 * Records once, under a seal, which records of both chains are older than the first key. From then on a record without
 * a seal is a forgery. Must run before anything is sealed; does nothing the second time. Takes seconds for each million
 * ledger entries, once.
 */
export const recordBareParts = async (
  db: Database,
  seals: Pick<HistorySeals, 'seal'>,
  at: Instant,
): Promise<Readonly<Record<Chain, Recorded>>> => ({
  audit: await recordOne(db, 'audit', seals, at),
  ledger: await recordOne(db, 'ledger', seals, at),
});

export interface Accepted {
  readonly chain: Chain;
  /** records without a seal before and now; null: never recorded */
  readonly before: number | null;
  readonly now: number;
}

/**
 * Records anew what has no seal, because servers of an earlier version wrote while the first of this version already
 * ran. It accepts whatever is in the database, so a person must decide it. @returns chains that changed
 */
export const acceptBareParts = async (
  db: Database,
  seals: Pick<HistorySeals, 'seal'>,
  at: Instant,
): Promise<readonly Accepted[]> => {
  const changed: Accepted[] = [];
  for (const chain of ['audit', 'ledger'] as const)
    await inTransaction(db, async (sql) => {
      const [before, now] = [await recordedBarePart(sql, chain), await CHAINS[chain].bare(sql)];
      // an earlier version only adds records without a seal: fewer, or the same number with other content, is forgery
      if (before && before.records >= now.records) return;
      await put(sql, chain, now, seals, at);
      changed.push({ chain, before: before?.records ?? null, now: now.records });
    });
  return changed;
};
