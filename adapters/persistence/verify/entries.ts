import { createHash } from 'node:crypto';
import { entryContent, type LedgerEntry, walletKey } from '@rrr/core/ledger';
import { type Sql } from '../sql.js';
import { entryOf } from '../stores/money-rows.js';
import type { LedgerEntryRow } from '../tables/index.js';
import type { Findings } from './break.js';

const PAGE = 2_000;

/** Entries of one wallet as they add up, to be held against its awards and its head. */
export interface Walked {
  readonly entries: number;
  readonly newest: LedgerEntry | undefined;
  readonly byAward: ReadonlyMap<string, number>;
}

type Key = Pick<LedgerEntry, 'riderId' | 'currency' | 'book'>;

/** Follows a wallet's chain from its first entry, a page at a time: balances and sequence (invariant 3), hashes (invariant 6). */
export const walkEntries = async (sql: Sql, key: Key, findings: Findings): Promise<Walked> => {
  let newest: LedgerEntry | undefined;
  let entries = 0;
  const byAward = new Map<string, number>();
  for (;;) {
    const rows = await sql.rows<LedgerEntryRow>(
      'SELECT * FROM ledger_entries WHERE rider_id = ? AND currency = ? AND book = ? AND sequence > ? ORDER BY sequence LIMIT ?',
      [key.riderId, key.currency, key.book, newest?.sequence ?? 0, PAGE],
    );
    for (const row of rows) {
      const entry = entryOf(row);
      follow(entry, newest, findings);
      byAward.set(entry.awardId, (byAward.get(entry.awardId) ?? 0) + entry.amount);
      newest = entry;
      entries += 1;
    }
    if (rows.length < PAGE) return { entries, newest, byAward };
  }
};

const follow = (entry: LedgerEntry, before: LedgerEntry | undefined, findings: Findings): void => {
  const where = `entry ${walletKey(entry)}/${entry.sequence}`;
  const say = (invariant: 3 | 6, detail: string): void => findings.add({ invariant, where, detail });
  const sequence = (before?.sequence ?? 0) + 1;
  if (entry.sequence !== sequence) say(3, `follows ${sequence - 1}`);
  if (entry.previous !== (before?.next ?? 0)) say(3, `previous balance ${entry.previous}, the entry before left ${before?.next ?? 0}`);
  if (entry.next - entry.previous !== entry.amount) say(3, `${entry.previous} and ${entry.amount} are not ${entry.next}`);
  if (entry.previousHash !== (before?.hash ?? '')) say(6, 'does not carry the hash of the entry before');
  if (createHash('sha256').update(entryContent(entry), 'utf8').digest('hex') !== entry.hash) say(6, 'its content is not what its hash was made over');
};
