import { type Award, bookOf, statusOf, walletKey, type Wallet } from '@rrr/core/ledger';
import { type Sql, whole } from '../sql.js';
import { AWARD, awardOf, WALLET_KEY } from '../stores/money-rows.js';
import type { AwardRow, WalletRow } from '../tables/index.js';
import type { Findings } from './break.js';
import { walkEntries } from './entries.js';

const PAGE = 500;
type Counts = { wallets: number; awards: number; entries: number };

/** Rider by rider, so that memory holds one page of wallets and one rider's awards. */
export const verifyWallets = async (sql: Sql, findings: Findings): Promise<Counts> => {
  const counts: Counts = { wallets: 0, awards: 0, entries: 0 };
  let last = '';
  for (;;) {
    const riders = await sql.rows<{ rider_id: string }>(
      'SELECT rider_id FROM (SELECT rider_id FROM wallets WHERE rider_id > ? UNION SELECT rider_id FROM awards WHERE rider_id > ?) x ORDER BY rider_id LIMIT ?',
      [last, last, PAGE],
    );
    for (const { rider_id } of riders) await verifyRider(sql, rider_id, findings, counts);
    last = riders.at(-1)?.rider_id ?? last;
    if (riders.length < PAGE) return counts;
  }
};

const verifyRider = async (sql: Sql, riderId: string, findings: Findings, counts: Counts): Promise<void> => {
  const wallets = (await sql.rows<WalletRow>(`SELECT ${WALLET_KEY}, balance, sequence, hash FROM wallets WHERE rider_id = ?`, [riderId])).map(
    (it): Wallet => ({ riderId, currency: it.currency, book: it.book, balance: whole(it.balance), sequence: whole(it.sequence), hash: it.hash }),
  );
  const awards = (await sql.rows<AwardRow>(`SELECT ${AWARD} FROM awards WHERE rider_id = ?`, [riderId])).map(awardOf);
  const sums = new Map<string, number>();
  for (const wallet of wallets) {
    const key = walletKey(wallet);
    const walked = await walkEntries(sql, wallet, findings);
    for (const [awardId, sum] of walked.byAward) sums.set(awardId, (sums.get(awardId) ?? 0) + sum);
    const held = awards.filter((it) => walletKey({ ...it, book: bookOf(it.type) }) === key).reduce((total, it) => total + it.current, 0);
    const say = (invariant: 2 | 3 | 6, detail: string): void => findings.add({ invariant, where: `wallet ${key}`, detail });
    if (wallet.balance !== held) say(2, `balance ${wallet.balance}, its awards hold ${held}`);
    if (wallet.balance !== (walked.newest?.next ?? 0)) say(2, `balance ${wallet.balance}, its newest entry says ${walked.newest?.next ?? 0}`);
    if (wallet.sequence !== (walked.newest?.sequence ?? 0)) say(3, `stands at ${wallet.sequence}, its newest entry is ${walked.newest?.sequence ?? 0}`);
    if (wallet.hash !== (walked.newest?.hash ?? '')) say(6, 'does not carry the hash of its newest entry');
    counts.entries += walked.entries;
  }
  for (const award of awards) verifyAward(award, sums.get(award.id) ?? 0, findings);
  counts.wallets += wallets.length;
  counts.awards += awards.length;
};

const verifyAward = (award: Award, sum: number, findings: Findings): void => {
  const say = (invariant: 1 | 5, detail: string): void => findings.add({ invariant, where: `award ${award.id}`, detail });
  if (award.current !== sum) say(1, `holds ${award.current}, its entries sum to ${sum}`);
  if (award.current < 0 || award.current > award.initial) say(1, `holds ${award.current} of ${award.initial}`);
  // spent or expired beyond its worth only when corrected results lowered that worth: then nothing is left of it
  if (award.initial + Math.max(0, award.spent + award.expired - award.initial) !== award.current + award.spent + award.expired)
    say(1, `${award.initial} is not ${award.current} held, ${award.spent} spent, ${award.expired} expired`);
  if (award.status !== statusOf(award)) say(1, `is called ${award.status}, its figures say ${statusOf(award)}`);
};
