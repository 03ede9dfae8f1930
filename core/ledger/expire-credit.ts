import type { Program } from '../program/index.js';
import {
  type Clock,
  dateIn,
  type Digest,
  type Ids,
  type LocalDate,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { expire } from './moves.js';
import { post } from './post.js';
import { type WalletKey, walletKey } from './wallet.js';
import { walletFault } from './wallet-fault.js';

export interface ExpireCreditPorts {
  readonly uow: UnitOfWork<'wallets'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
  /**
   * Called with each wallet that was skipped and the error. Without it, the job throws after it has processed all other
   * wallets.
   */
  readonly setAside?: (wallet: WalletKey, failed: unknown) => void;
}

/** wallets per transaction; small, so that redemptions at a counter hardly wait for the locks */
const BATCH = 100;

interface Expired {
  /** how many awards */
  readonly entries: number;
  readonly aside: readonly (readonly [WalletKey, unknown])[];
}

/**
 * Expires awards whose last day has passed and writes ledger entries for them (domain.md §3). Awards are read again
 * under the wallet's lock, so several servers can run the job at once and each award expires once. A wallet that
 * contradicts its ledger, or fails otherwise, is skipped until the next run.
 * @returns how many awards expired
 */
export const expireCredit =
  ({ uow, clock, ids, digest, program, setAside }: ExpireCreditPorts) =>
  async (): Promise<number> => {
    const ends = async (
      tx: Pick<Stores, 'wallets'>,
      keys: readonly WalletKey[],
      today: LocalDate,
    ): Promise<Expired> => {
      const wallets = await tx.wallets.lock(keys);
      const newest = new Map((await tx.wallets.newestEntries(keys)).map((entry) => [walletKey(entry), entry]));
      const awards = await tx.wallets.awardsWithValue(keys);
      const aside: [WalletKey, unknown][] = [];
      const postings = wallets.flatMap((wallet) => {
        const held = awards.filter((award) => walletKey({ ...award, book: 'credit' }) === walletKey(wallet));
        const fault = walletFault(wallet, newest.get(walletKey(wallet)), held);
        if (fault) aside.push([wallet, fault]);
        const movements = fault ? [] : expire(held, today);
        const cause = { at: clock.now(), actorId: null, proxyHostId: null, reference: null };
        return movements.length === 0 ? [] : [post(wallet, movements, cause, { ids, digest })];
      });
      if (postings.length > 0) await tx.wallets.post(postings);
      return { entries: postings.reduce((sum, posting) => sum + posting.entries.length, 0), aside };
    };
    /** Retries one wallet in a transaction of its own after its batch failed, to find the wallet that fails. */
    const alone = async (key: WalletKey, today: LocalDate): Promise<Expired> => {
      try {
        return await uow.run((tx) => ends(tx, [key], today));
      } catch (failed) {
        // if the database itself is down, this query fails too, and the job ends
        await uow.run((tx) => tx.wallets.expiring(today, null, 1));
        return { entries: 0, aside: [[key, failed]] };
      }
    };

    const failures: unknown[] = [];
    let total = 0;
    for (let after: WalletKey | null = null; ;) {
      const today = dateIn(clock.now(), program.timeZone);
      const from: WalletKey | null = after;
      let keys: readonly WalletKey[] = [];
      const done: readonly Expired[] = await uow
        .run(async (tx): Promise<readonly Expired[]> => {
          keys = await tx.wallets.expiring(today, from, BATCH);
          return keys.length === 0 ? [] : [await ends(tx, keys, today)];
        })
        .catch(async (failed: unknown) => {
          if (keys.length === 0) throw failed;
          const each: Expired[] = [];
          for (const key of keys) each.push(await alone(key, today));
          return each;
        });
      const expired = done.reduce<number>((sum, item) => sum + item.entries, 0);
      const aside = done.flatMap((item) => item.aside);
      for (const [wallet, failed] of aside) {
        if (setAside) setAside(wallet, failed);
        else failures.push(failed);
      }
      total += expired;
      after = keys.at(-1) ?? null;
      // nothing expired although wallets were found: another server is running the job
      if (keys.length < BATCH || (expired === 0 && aside.length === 0)) break;
    }
    if (failures.length > 0)
      throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'Several wallets were set aside');
    return total;
  };
