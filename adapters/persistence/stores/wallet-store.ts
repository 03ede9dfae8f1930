import { setImmediate } from 'node:timers/promises';
import {
  type Award,
  emptyWallet,
  type EntryHead,
  type LedgerEntry,
  type Posting,
  type Wallet,
  type WalletKey,
  walletKey,
  type WalletStore,
} from '@rrr/core/ledger';
import { type HistorySeals, LostRace } from '@rrr/core/shared';
import { bulkInsert, bulkInsertOf } from '../bulk-insert.js';
import { entryText } from '../history/sealed-texts.js';
import {
  chunks,
  forUpdate,
  deferWrites,
  mappedById,
  placeholders,
  rowsIn,
  type Sql,
  type Value,
  toSafeInteger,
} from '../sql.js';
import { noteLeft, notePosting } from '../summaries/note-money.js';
import type { AwardRow, LedgerEntryRow, WalletRow } from '../tables/index.js';
import type { Keeping } from '../summaries/tallies.js';
import { choicesOf, recordChoice } from './choice-rows.js';
import { AWARD, awardOf, awardRow, entryRow, WALLET_KEY } from './money-rows.js';

/** few enough for lookups by key, which lock nothing else */
const KEYS_AT_ONCE = 200;
const POSTINGS_AT_ONCE = 500;
const CHANGING = [
  'status',
  'initial_value',
  'current_value',
  'spent',
  'expired',
  'taken',
  'chosen',
  'expires_on',
  'label',
  'overpaid',
] as const;

type HeadRow = Pick<LedgerEntryRow, 'rider_id' | 'currency' | 'book' | 'sequence' | 'new_balance' | 'hash'>;
const WALLET = ['rider_id', 'currency', 'book'];
const where = (keys: readonly WalletKey[]): string =>
  keys.map(() => '(rider_id = ? AND currency = ? AND book = ?)').join(' OR ');
const valuesOf = (keys: readonly WalletKey[]): readonly Value[] =>
  keys.flatMap((key) => [key.riderId, key.currency, key.book]);

const LOCKED = `${WALLET_KEY}, balance, sequence, hash, moved_to`;

/** SQLite finds wallets of one kind in a sixth of the time that it takes for a choice among whole keys. */
const rowsOfKinds = async (sql: Sql, keys: readonly WalletKey[]): Promise<readonly WalletRow[]> => {
  const kinds = new Map<string, WalletKey[]>();
  for (const key of keys) {
    const kind = `${key.currency}/${key.book}`;
    const own = kinds.get(kind);
    if (own) own.push(key);
    else kinds.set(kind, [key]);
  }
  const found: WalletRow[] = [];
  for (const some of kinds.values()) {
    const riders = some.map((item) => item.riderId);
    const kind = some.flatMap(({ currency, book }) => [currency, book]).slice(0, 2);
    const text = `SELECT ${LOCKED} FROM wallets WHERE rider_id IN (${placeholders(riders)}) AND currency = ? AND book = ?`;
    found.push(...(await sql.rows<WalletRow>(text, [...riders, ...kind])));
  }
  return found;
};

const lockSome = async (sql: Sql, keys: readonly WalletKey[]): Promise<readonly Wallet[]> => {
  const rows =
    sql.kind === 'sqlite'
      ? await rowsOfKinds(sql, keys)
      : await sql.rows<WalletRow>(
          `SELECT ${LOCKED} FROM wallets WHERE ${where(keys)} ORDER BY ${WALLET_KEY}${forUpdate(sql)}`,
          valuesOf(keys),
        );
  // the rider was merged while this transaction waited, so its data is outdated
  if (rows.some((row) => row.moved_to !== null)) throw new LostRace('The wallet has gone to another rider');
  return rows.map((row) => ({
    riderId: row.rider_id,
    currency: row.currency,
    book: row.book,
    balance: toSafeInteger(row.balance),
    sequence: toSafeInteger(row.sequence),
    hash: row.hash,
  }));
};

const rowOf = (wallet: Wallet) => ({
  rider_id: wallet.riderId,
  currency: wallet.currency,
  book: wallet.book,
  balance: wallet.balance,
  sequence: wallet.sequence,
  hash: wallet.hash,
});

/** Creates rows to lock. Returns wallets that another transaction created meanwhile. */
const create = async (sql: Sql, keys: readonly WalletKey[]): Promise<readonly Wallet[]> => {
  await bulkInsert(
    sql,
    'wallets',
    keys.map((key) => rowOf(emptyWallet(key))),
    { keys: WALLET, update: 'nothing' },
  );
  return lockSome(sql, keys);
};

/**
 * Wallets, awards and entries (domain.md §5). Uses bulk statements, because a results file may post ten thousand
 * awards. Entries are sealed here, so no use case can forget it. `seals`: null only where history needs no proof.
 */
export const sqlWalletStore = (sql: Sql, keeping: Keeping, seals: Pick<HistorySeals, 'seal'> | null): WalletStore => {
  /** wallets that do not exist yet; they are inserted when posted, which detects a concurrent creation */
  const unmade = new Set<string>();
  return {
    lock: async (keys) => {
      const sorted = [...new Map(keys.map((key) => [walletKey(key), key])).entries()]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value);
      const found = new Map<string, Wallet>();
      for (const some of chunks(sorted, KEYS_AT_ONCE))
        for (const wallet of await lockSome(sql, some)) found.set(walletKey(wallet), wallet);
      // existing wallets are locked first, which prevents deadlocks with transactions that create wallets
      const missing = sorted.filter((candidate) => !found.has(walletKey(candidate)));
      if (missing.length > KEYS_AT_ONCE) for (const item of missing) unmade.add(walletKey(item));
      else if (missing.length > 0)
        for (const wallet of await create(sql, missing)) found.set(walletKey(wallet), wallet);
      return sorted.map((item) => found.get(walletKey(item)) ?? emptyWallet(item));
    },

    awardsWithValue: async (keys) => {
      const found: Award[] = [];
      for (const some of chunks(keys, KEYS_AT_ONCE)) {
        const either = some.map(
          (wallet) =>
            `(rider_id = ? AND currency = ? AND current_value > 0 AND type ${wallet.book === 'cash' ? '=' : '<>'} 'cash')`,
        );
        const rows = await sql.rows<AwardRow>(
          `SELECT ${AWARD} FROM awards WHERE ${either.join(' OR ')} ORDER BY id`,
          some.flatMap((item) => [item.riderId, item.currency]),
        );
        found.push(...rows.map(awardOf));
      }
      return found;
    },

    awardsById: async (ids) =>
      (
        await rowsIn<AwardRow>(
          sql,
          ids,
          (placeholders) => `SELECT ${AWARD} FROM awards WHERE id IN (${placeholders}) ORDER BY id`,
        )
      ).map(awardOf),

    awardsOfEvent: (eventId) =>
      mappedById(sql, { text: `SELECT ${AWARD} FROM awards WHERE event_id = ?`, values: [eventId] }, awardOf),

    awardsInClasses: async (riderId, classIds) => {
      const found: Award[] = [];
      for (const some of chunks(classIds, KEYS_AT_ONCE)) {
        const placeholders = some.map(() => '?').join(', ');
        const rows = await sql.rows<AwardRow>(
          `SELECT ${AWARD} FROM awards WHERE class_id IN (${placeholders}) AND rider_id = ? ORDER BY id`,
          [...some, riderId],
        );
        found.push(...rows.map(awardOf));
      }
      return found;
    },

    bonus: async (riderId, seriesId) =>
      (
        await sql.rows<AwardRow>(`SELECT ${AWARD} FROM awards WHERE bonus_series_id = ? AND rider_id = ?`, [
          seriesId,
          riderId,
        ])
      ).map(awardOf)[0],

    newestEntries: async (keys) => {
      const found: EntryHead[] = [];
      for (const some of chunks(keys, KEYS_AT_ONCE)) {
        const rows = await sql.rows<HeadRow>(
          `SELECT e.rider_id, e.currency, e.book, e.sequence, e.new_balance, e.hash FROM ledger_entries e
           JOIN (SELECT ${WALLET_KEY}, MAX(sequence) AS newest FROM ledger_entries WHERE ${where(some)} GROUP BY ${WALLET_KEY}) n
             ON n.rider_id = e.rider_id AND n.currency = e.currency AND n.book = e.book AND n.newest = e.sequence`,
          valuesOf(some),
        );
        for (const { rider_id: riderId, currency, book, sequence, new_balance: next, hash } of rows)
          found.push({ riderId, currency, book, sequence: toSafeInteger(sequence), next: toSafeInteger(next), hash });
      }
      return found;
    },

    expiring: async (today, after, limit) => {
      const rows = await sql.rows<Pick<AwardRow, 'rider_id' | 'currency'>>(
        `SELECT DISTINCT rider_id, currency FROM awards WHERE status = 'current' AND expires_on < ?
         ${after ? 'AND (rider_id > ? OR (rider_id = ? AND currency > ?))' : ''} ORDER BY rider_id, currency LIMIT ?`,
        [today, ...(after ? [after.riderId, after.riderId, after.currency] : []), limit],
      );
      return rows.map((row) => ({ riderId: row.rider_id, currency: row.currency, book: 'credit' as const }));
    },

    post: async (postings) => {
      const moved = postings.filter((posting) => posting.entries.length > 0);
      const heads = new Map(moved.map((posting) => [walletKey(posting.wallet), posting.wallet]));
      const fresh = [...heads.keys()].filter((key) => unmade.has(key));
      await bulkInsert(deferWrites(sql), 'wallets', fresh.flatMap((text) => heads.get(text) ?? []).map(rowOf));
      for (const text of fresh) for (const done of [unmade, heads]) done.delete(text);
      await saveAwards(sql, moved, keeping.zone);
      await bulkInsertOf(
        deferWrites(sql),
        'ledger_entries',
        moved.flatMap((posting) => posting.entries),
        (deferWrite: LedgerEntry) => entryRow(deferWrite, seals?.seal(entryText(deferWrite.hash)) ?? null),
      );
      await saveHeads(deferWrites(sql), [...heads.values()]);
      for (const some of chunks(moved, POSTINGS_AT_ONCE)) {
        for (const posting of some) notePosting(keeping, posting);
        // lets other requests run between parts of a large import
        if (moved.length > POSTINGS_AT_ONCE) await setImmediate();
      }
    },

    postpone: async (awards, lastDay) => {
      for (const some of chunks(awards, KEYS_AT_ONCE))
        await sql.run(`UPDATE awards SET expires_on = ? WHERE id IN (${placeholders(some)})`, [
          lastDay,
          ...some.map((award) => award.id),
        ]);
      for (const award of awards) {
        noteLeft(keeping, award, -award.current);
        noteLeft(keeping, { ...award, expiresOn: lastDay }, award.current);
      }
    },

    choicesOf: (awardIds) => choicesOf(sql, awardIds),
    recordChoice: (choice) => recordChoice(sql, choice),
  };
};

/** New awards are only inserted: an upsert could overwrite another award of the same rider and class on MySQL. */
const saveAwards = async (sql: Sql, postings: readonly Posting[], zone: string): Promise<void> => {
  const issued = new Set(postings.flatMap((posting) => [...posting.issued]));
  // a transferred award is in two postings; the later state counts
  const awards = [...new Map(postings.flatMap((posting) => posting.awards).map((award) => [award.id, award])).values()];
  const row = (award: Award) => awardRow(award, zone);
  const changed = awards.filter((award) => !issued.has(award.id)).map(row);
  await bulkInsertOf(
    deferWrites(sql),
    'awards',
    awards.filter((award) => issued.has(award.id)),
    row,
  );
  const [only] = changed;
  if (only && changed.length === 1)
    await sql.later(`UPDATE awards SET ${CHANGING.map((text) => `${text} = ?`).join(', ')} WHERE id = ?`, [
      ...CHANGING.map((field) => only[field]),
      only.id,
    ]);
  else await bulkInsert(deferWrites(sql), 'awards', changed, { keys: ['id'], update: CHANGING });
};

const saveHeads = async (sql: Sql, wallets: readonly Wallet[]): Promise<void> => {
  const [only] = wallets;
  if (only && wallets.length === 1)
    await sql.run(
      'UPDATE wallets SET balance = ?, sequence = ?, hash = ? WHERE rider_id = ? AND currency = ? AND book = ?',
      [only.balance, only.sequence, only.hash, only.riderId, only.currency, only.book],
    );
  else {
    await bulkInsert(sql, 'wallets', wallets.map(rowOf), { keys: WALLET, update: ['balance', 'sequence', 'hash'] });
  }
};
