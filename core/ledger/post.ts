import type { Digest, Ids, Instant } from '../shared/index.js';
import { type Award, statusOf } from './award.js';
import type { EntryKind, LedgerEntry, Posting, Wallet } from './wallet.js';

/** Who moved the money, when, and for what. */
export interface Cause {
  readonly at: Instant;
  readonly actorId: string | null;
  readonly proxyHostId: string | null;
  readonly reference: string | null;
}

/** A change of one award: its new state, and the signed change of its current value. */
export interface Movement {
  readonly award: Omit<Award, 'status'>;
  readonly kind: EntryKind;
  readonly amount: number;
  /** change of the award's initial value, which reports count as earned; 0 by default */
  readonly worth?: number;
  /** set when this movement creates the award */
  readonly isNew?: true;
}

export interface Bookkeeping {
  readonly ids: Ids;
  readonly digest: Digest;
}

type Content = Omit<LedgerEntry, 'hash'>;

/** The text that an entry's hash covers: every field in a fixed order, so that any later edit is detected. */
export const entryContent = (e: Content): string =>
  [
    e.riderId,
    e.currency,
    e.book,
    e.sequence,
    e.id,
    e.awardId,
    e.kind,
    e.amount,
    e.previous,
    e.next,
    e.at,
    e.actorId ?? '',
    e.proxyHostId ?? '',
    e.reference ?? '',
    e.previousHash,
  ].join('|');

/**
 * Applies movements to a wallet: builds entries chained by balance, sequence and hash (domain.md §5, invariants 2, 3
 * and 6).
 */
export const post = (
  wallet: Wallet,
  movements: readonly Movement[],
  cause: Cause,
  { ids, digest }: Bookkeeping,
): Posting => {
  let head = wallet;
  const entries: LedgerEntry[] = [];
  const awards = new Map<string, Award>();
  const worth = new Map<string, number>();
  const issued = new Set<string>();
  for (const { award, kind, amount, worth: change = 0, isNew = false } of movements) {
    if (isNew) issued.add(award.id);
    if (change !== 0) worth.set(award.id, (worth.get(award.id) ?? 0) + change);
    const content: Content = {
      id: ids.next(),
      riderId: head.riderId,
      currency: head.currency,
      book: head.book,
      sequence: head.sequence + 1,
      awardId: award.id,
      kind,
      amount,
      previous: head.balance,
      next: head.balance + amount,
      ...cause,
      previousHash: head.hash,
    };
    const entry = { ...content, hash: digest(entryContent(content)) };
    entries.push(entry);
    awards.set(award.id, { ...award, status: statusOf(award) });
    head = { ...head, balance: entry.next, sequence: entry.sequence, hash: entry.hash };
  }
  return { wallet: head, awards: [...awards.values()], entries, worth, issued };
};

/** Joins two postings of one wallet; the second must start from the head that the first left. */
export const join = (first: Posting, second: Posting): Posting => ({
  wallet: second.wallet,
  awards: [...new Map([...first.awards, ...second.awards].map((award) => [award.id, award])).values()],
  entries: [...first.entries, ...second.entries],
  worth: [...second.worth].reduce(
    (all, [id, change]) => all.set(id, (all.get(id) ?? 0) + change),
    new Map(first.worth),
  ),
  issued: new Set([...first.issued, ...second.issued]),
});
