import { imageIdOf, imageKey } from '../images/index.js';
import {
  type Book,
  bookOf,
  writeOff,
  post,
  type Posting,
  type WalletKey,
  walletFault,
  walletKey,
} from '../ledger/index.js';
import type { FileStore, LocalDate, PortsOf, Stores } from '../shared/index.js';

type Needs = 'deletions' | 'riders' | 'wallets' | 'audit';

export interface EraseDuePorts extends PortsOf<Needs, 'clock' | 'ids' | 'digest' | 'program'> {
  readonly files: FileStore;
  /** called with a rider who could not be erased; the job tries again the next day */
  readonly report: (riderId: string, failed: unknown) => void;
}

const AT_ONCE = 50;
const BOOKS: readonly Book[] = ['cash', 'credit'];

/**
 * Erases the riders whose waiting days are over (domain.md §13). What is left of their awards is given up by entries.
 * A rider with a pending claim is paid first and stays until the next run. Running it again changes nothing.
 * @returns how many were erased
 */
export const eraseDue =
  (ports: EraseDuePorts) =>
  async (today: LocalDate): Promise<number> => {
    let erased = 0;
    for (let after = ''; ;) {
      const due = await ports.uow.run((tx) => tx.deletions.due(today, after, AT_ONCE));
      for (const riderId of due) {
        try {
          if (await eraseOne(riderId, today, ports)) erased += 1;
        } catch (failed) {
          ports.report(riderId, failed);
        }
      }
      const last = due.at(-1);
      if (due.length < AT_ONCE || last === undefined) return erased;
      after = last;
    }
  };

const eraseOne = async (riderId: string, today: LocalDate, ports: EraseDuePorts): Promise<boolean> => {
  const files = await ports.uow.run((tx) => erase(tx, riderId, today, ports), { rider: riderId });
  if (!files) return false;
  // files that a crash leaves here are removed by the job that sweeps files
  for (const key of files) await ports.files.remove(key);
  return true;
};

/** @returns the keys of the files to remove; null when the rider stays for now */
const erase = async (
  tx: Pick<Stores, Needs>,
  riderId: string,
  today: LocalDate,
  { clock, ids, digest, program }: EraseDuePorts,
): Promise<readonly string[] | null> => {
  const rider = await tx.riders.lock(riderId);
  const request = await tx.deletions.lock(riderId);
  if (!request || request.erasedAt !== null || request.eraseOn > today) return null;
  if (!rider) {
    // merged into another rider since, who did not ask for anything
    await tx.deletions.remove(riderId);
    return null;
  }
  const keys = program.currencies.flatMap((currency) => BOOKS.map((book): WalletKey => ({ riderId, currency, book })));
  // locked before claims are looked at, so that none is made meanwhile
  const wallets = await tx.wallets.lock(keys);
  if ((await tx.deletions.pendingClaims(riderId)).length > 0) return null;
  const newest = new Map((await tx.wallets.newestEntries(keys)).map((entry) => [walletKey(entry), entry]));
  const awards = await tx.wallets.awardsWithValue(keys);
  const at = clock.now();
  const cause = { at, actorId: null, proxyHostId: null, reference: null };
  const postings = wallets.flatMap((wallet): readonly Posting[] => {
    const held = awards.filter((award) => walletKey({ ...award, book: bookOf(award.type) }) === walletKey(wallet));
    const fault = walletFault(wallet, newest.get(walletKey(wallet)), held);
    if (fault) throw fault;
    return held.length === 0 ? [] : [post(wallet, writeOff(held), cause, { ids, digest })];
  });
  if (postings.length > 0) await tx.wallets.post(postings);
  const files = await tx.deletions.ownFiles(riderId);
  await tx.deletions.erase(riderId, at);
  await tx.audit.append({
    id: ids.next(),
    at,
    actorId: null,
    proxyHostId: null,
    action: 'erase-rider',
    objectType: 'rider',
    objectId: riderId,
    detail: {
      requestedAt: request.requestedAt,
      givenUp: postings.map(({ wallet, entries }) => ({
        currency: wallet.currency,
        book: wallet.book,
        amount: entries.reduce((sum, entry) => sum - entry.amount, 0),
      })),
      files: files.length,
    },
  });
  const image = imageIdOf(rider.profileImage);
  return [...files.map((file) => file.key), ...(image === null ? [] : [imageKey(image, 'small')])];
};
