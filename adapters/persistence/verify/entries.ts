import { createHash } from 'node:crypto';
import { entryContent, type LedgerEntry, walletKey } from '@rrr/core/ledger';
import type { HistorySeals } from '@rrr/core/shared';
import type { NewestBare } from '../history/bare-part.js';
import { entryText, sealFault } from '../history/sealed-texts.js';
import { type Sql } from '../sql.js';
import { entryOf } from '../stores/money-rows.js';
import type { LedgerEntryRow } from '../tables/index.js';
import type { Findings } from './violation.js';

const PAGE = 5_000;

/** The effect of a wallet's entries on one award. */
interface Moved {
  readonly sum: number;
  readonly last: LedgerEntry['kind'];
}

/** Running totals of one wallet's entries, to compare with its awards and its head. */
export interface Walk {
  /** the next entry in primary key order */
  step(row: LedgerEntryRow): void;
  readonly entries: number;
  readonly newest: LedgerEntry | undefined;
  readonly byAward: ReadonlyMap<string, Moved>;
  /** entries without a seal, and the newest of them */
  readonly bare: number;
  readonly newestBare: NewestBare | undefined;
}

/** null: seals are not checked */
export type SealCheck = Pick<HistorySeals, 'check'> | null;

/** Follows a wallet's chain from its first entry: balances and sequence (invariant 3), hashes and seals (invariant 6). */
export const walk = (findings: Findings, seals: SealCheck): Walk => {
  const byAward = new Map<string, Moved>();
  const state = {
    entries: 0,
    newest: undefined as LedgerEntry | undefined,
    bare: 0,
    newestBare: undefined as NewestBare | undefined,
  };
  return {
    step: (row) => {
      const entry = entryOf(row);
      follow(entry, state.newest, findings);
      if (row.seal === null) {
        state.bare += 1;
        state.newestBare = { sequence: entry.sequence, hash: entry.hash };
      } else if (seals) {
        const fault = sealFault(seals, entryText(entry.hash), row.seal);
        if (fault !== null) findings.add({ invariant: 6, where: nameOf(entry), detail: fault });
      }
      byAward.set(entry.awardId, { sum: (byAward.get(entry.awardId)?.sum ?? 0) + entry.amount, last: entry.kind });
      state.newest = entry;
      state.entries += 1;
    },
    get entries() {
      return state.entries;
    },
    get newest() {
      return state.newest;
    },
    byAward,
    get bare() {
      return state.bare;
    },
    get newestBare() {
      return state.newestBare;
    },
  };
};

/** Entries of riders in (after, upTo], in primary key order; undefined when there are more than `most`. */
export const entriesBetween = async (
  sql: Sql,
  after: string,
  upTo: string,
  most: number,
): Promise<readonly LedgerEntryRow[] | undefined> => {
  const rows = await sql.rows<LedgerEntryRow>(
    'SELECT * FROM ledger_entries WHERE rider_id > ? AND rider_id <= ? ORDER BY rider_id, currency, book, sequence LIMIT ?',
    [after, upTo, most + 1],
  );
  return rows.length > most ? undefined : rows;
};

type Key = Pick<LedgerEntry, 'riderId' | 'currency' | 'book'>;

/** Reads one wallet of any length page by page. */
export const walkAlone = async (sql: Sql, key: Key, findings: Findings, seals: SealCheck): Promise<Walk> => {
  const walked = walk(findings, seals);
  let last = -1;
  for (;;) {
    const rows = await sql.rows<LedgerEntryRow>(
      'SELECT * FROM ledger_entries WHERE rider_id = ? AND currency = ? AND book = ? AND sequence > ? ORDER BY sequence LIMIT ?',
      [key.riderId, key.currency, key.book, last, PAGE],
    );
    for (const row of rows) walked.step(row);
    last = rows.at(-1)?.sequence ?? last;
    if (rows.length < PAGE) return walked;
  }
};

const nameOf = (entry: LedgerEntry): string => `entry ${walletKey(entry)}/${entry.sequence}`;

const follow = (entry: LedgerEntry, before: LedgerEntry | undefined, findings: Findings): void => {
  const where = nameOf(entry);
  const say = (invariant: 3 | 6, detail: string): void => findings.add({ invariant, where, detail });
  const sequence = (before?.sequence ?? 0) + 1;
  if (entry.sequence !== sequence) say(3, `follows entry ${sequence - 1}`);
  if (entry.previous !== (before?.next ?? 0))
    say(3, `previous balance is ${entry.previous}, but the entry before has the new balance ${before?.next ?? 0}`);
  if (entry.next - entry.previous !== entry.amount)
    say(3, `${entry.previous} plus ${entry.amount} is not ${entry.next}`);
  if (entry.previousHash !== (before?.hash ?? '')) say(6, 'does not have the hash of the entry before');
  if (createHash('sha256').update(entryContent(entry), 'utf8').digest('hex') !== entry.hash)
    say(6, 'its content does not match its hash');
};
