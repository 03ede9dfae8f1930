import { type Award, bookOf, statusOf, walletKey, type Wallet } from '@rrr/core/ledger';
import { type BarePart } from '../history/sealed-texts.js';
import { barePartOf } from '../history/bare-part.js';
import { type Sql, toSafeInteger } from '../sql.js';
import { AWARD, awardOf, WALLET_KEY } from '../stores/money-rows.js';
import type { AwardRow, LedgerEntryRow, WalletRow } from '../tables/index.js';
import type { Findings } from './violation.js';
import { entriesBetween, type SealCheck, type Walk, walk, walkAlone } from './entries.js';
import { takingsOf } from './takings.js';

/** Riders per round, and entries kept in memory; a round with more entries is split. */
const RIDERS = 1_000;
const ENTRIES = 20_000;

/** Each table is read separately, so that a record missing in one of them is found. */
const NEXT_RIDERS = ['wallets', 'awards', 'ledger_entries'].map(
  (table) =>
    `SELECT * FROM (SELECT DISTINCT rider_id FROM ${table} WHERE rider_id > ? ORDER BY rider_id LIMIT ${RIDERS}) ${table}_riders`,
);

type Counts = { wallets: number; awards: number; entries: number };

interface Round {
  readonly sql: Sql;
  readonly findings: Findings;
  readonly seals: SealCheck;
  readonly counts: Counts;
  readonly bare: ReturnType<typeof barePartOf>;
  /** by award id */
  readonly takings: ReadonlyMap<string, number>;
}

/** Reads a thousand riders at a time in primary key order, so that a million entries need about a thousand queries. */
export const verifyWallets = async (
  sql: Sql,
  findings: Findings,
  seals: SealCheck,
): Promise<{ readonly counts: Counts; readonly bare: BarePart }> => {
  const round: Round = {
    sql,
    findings,
    seals,
    counts: { wallets: 0, awards: 0, entries: 0 },
    bare: barePartOf(),
    takings: await takingsOf(sql),
  };
  let last = '';
  for (;;) {
    const riders = await sql.rows<{ rider_id: string }>(
      `SELECT DISTINCT rider_id FROM (${NEXT_RIDERS.join(' UNION ALL ')}) x ORDER BY rider_id LIMIT ${RIDERS}`,
      [last, last, last],
    );
    await verifyRiders(
      round,
      last,
      riders.map((rider) => rider.rider_id),
    );
    last = riders.at(-1)?.rider_id ?? last;
    if (riders.length < RIDERS) return { counts: round.counts, bare: round.bare.get() };
  }
};

const verifyRiders = async (round: Round, after: string, riders: readonly string[]): Promise<void> => {
  const upTo = riders.at(-1);
  if (upTo === undefined) return;
  const rows = await entriesBetween(round.sql, after, upTo, ENTRIES);
  if (rows) return verifyRange(round, after, upTo, chainsOf(rows, round));
  const half = Math.floor(riders.length / 2);
  if (half === 0) return verifyRange(round, after, upTo, await longChains(round, upTo));
  await verifyRiders(round, after, riders.slice(0, half));
  await verifyRiders(round, riders[half - 1] ?? after, riders.slice(half));
};

type Chains = ReadonlyMap<string, Walk>;

const chainsOf = (rows: readonly LedgerEntryRow[], { findings, seals }: Round): Chains => {
  const chains = new Map<string, Walk>();
  for (const row of rows) {
    const key = walletKey({ riderId: row.rider_id, currency: row.currency, book: row.book });
    const chain = chains.get(key) ?? walk(findings, seals);
    chain.step(row);
    chains.set(key, chain);
  }
  return chains;
};

const longChains = async ({ sql, findings, seals }: Round, riderId: string): Promise<Chains> => {
  const keys = await sql.rows<Pick<WalletRow, 'currency' | 'book'>>(
    'SELECT DISTINCT currency, book FROM ledger_entries WHERE rider_id = ? ORDER BY currency, book',
    [riderId],
  );
  const chains = new Map<string, Walk>();
  for (const item of keys) {
    const key = { riderId, ...item };
    chains.set(walletKey(key), await walkAlone(sql, key, findings, seals));
  }
  return chains;
};

const verifyRange = async (
  { sql, findings, counts, bare, takings }: Round,
  after: string,
  upTo: string,
  chains: Chains,
): Promise<void> => {
  const between = 'rider_id > ? AND rider_id <= ?';
  const wallets = (
    await sql.rows<WalletRow>(`SELECT ${WALLET_KEY}, balance, sequence, hash FROM wallets WHERE ${between}`, [
      after,
      upTo,
    ])
  ).map((row): Wallet => ({
    riderId: row.rider_id,
    currency: row.currency,
    book: row.book,
    balance: toSafeInteger(row.balance),
    sequence: toSafeInteger(row.sequence),
    hash: row.hash,
  }));
  const awards = (await sql.rows<AwardRow>(`SELECT ${AWARD} FROM awards WHERE ${between}`, [after, upTo])).map(awardOf);
  const held = new Map<string, number>();
  for (const award of awards) {
    const key = walletKey({ ...award, book: bookOf(award.type) });
    held.set(key, (held.get(key) ?? 0) + award.current);
    verifyAward(
      award,
      { sum: chains.get(key)?.byAward.get(award.id)?.sum ?? 0, taken: takings.get(award.id) ?? 0 },
      findings,
    );
  }
  const heads = new Map(wallets.map((wallet) => [walletKey(wallet), wallet]));
  for (const [key, wallet] of heads) verifyHead(key, wallet, held.get(key) ?? 0, chains.get(key)?.newest, findings);
  const homes = new Map(awards.map((award) => [award.id, walletKey({ ...award, book: bookOf(award.type) })]));
  for (const [key, { byAward, entries, bare: count, newestBare }] of chains) {
    if (newestBare) bare.add(key, count, newestBare);
    if (!heads.has(key))
      findings.add({ invariant: 2, where: `wallet ${key}`, detail: `has ${entries} entries but no wallet row` });
    for (const [awardId, { sum, last }] of byAward) {
      if (homes.get(awardId) === key) continue;
      // an award in another rider's wallet must end with a transfer of its whole value
      if (sum !== 0)
        findings.add({
          invariant: 1,
          where: `award ${awardId}`,
          detail: `was moved, but left ${sum} in wallet ${key}`,
        });
      if (last !== 'transfer')
        findings.add({
          invariant: 5,
          where: `award ${awardId}`,
          detail: `was moved, but its last entry in wallet ${key} is '${last}'`,
        });
    }
    counts.entries += entries;
  }
  counts.wallets += wallets.length;
  counts.awards += awards.length;
};

const verifyHead = (key: string, wallet: Wallet, held: number, newest: Walk['newest'], findings: Findings): void => {
  const say = (invariant: 2 | 3 | 6, detail: string): void =>
    findings.add({ invariant, where: `wallet ${key}`, detail });
  if (wallet.balance !== held) say(2, `balance is ${wallet.balance}, but its awards add up to ${held}`);
  if (wallet.balance !== (newest?.next ?? 0))
    say(2, `balance is ${wallet.balance}, but its newest entry has ${newest?.next ?? 0}`);
  if (wallet.sequence !== (newest?.sequence ?? 0))
    say(3, `sequence is ${wallet.sequence}, but its newest entry is ${newest?.sequence ?? 0}`);
  if (wallet.hash !== (newest?.hash ?? '')) say(6, 'does not have the hash of its newest entry');
};

const verifyAward = (
  award: Award,
  { sum, taken }: { readonly sum: number; readonly taken: number },
  findings: Findings,
): void => {
  const say = (detail: string): void => findings.add({ invariant: 1, where: `award ${award.id}`, detail });
  if (award.current !== sum) say(`current value is ${award.current}, but its entries add up to ${sum}`);
  if (award.current < 0 || award.current > award.initial)
    say(`current value ${award.current} is not between 0 and the initial value ${award.initial}`);
  if (award.taken !== taken) say(`${award.taken} was taken from it, but its adjustments add up to ${taken}`);
  // spent plus expired may exceed its worth only after a correction lowered it; then nothing is left
  if (
    award.initial + Math.max(0, award.spent + award.expired - award.initial) !==
    award.current + award.spent + award.expired
  )
    say(
      `initial value ${award.initial} is not the sum of ${award.current} current, ${award.spent} spent and ${award.expired} expired`,
    );
  if (award.status !== statusOf(award)) say(`status is ${award.status}, but should be ${statusOf(award)}`);
};
