import type { Program } from '../program/index.js';
import { type Clock, dateIn, type Digest, type Ids, type UnitOfWork } from '../shared/index.js';
import { expire } from './moves.js';
import { post } from './post.js';
import { walletKey } from './wallet.js';

export interface ExpireCreditPorts {
  readonly uow: UnitOfWork<'wallets'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/** Wallets of one transaction: few enough that nobody at a counter waits behind them. */
const BATCH = 100;

/**
 * Ends awards whose last day has passed, wallet by wallet with entries on the ledger (domain.md §3). What it looks for it reads again under
 * the lock, so any number of servers may run it at once and each award expires once.
 * @returns how many awards expired
 */
export const expireCredit =
  ({ uow, clock, ids, digest, program }: ExpireCreditPorts) =>
  async (): Promise<number> => {
    let total = 0;
    for (;;) {
      const { found, expired } = await uow.run(async (tx) => {
        const at = clock.now();
        const today = dateIn(at, program.timeZone);
        const keys = await tx.wallets.expiring(today, BATCH);
        if (keys.length === 0) return { found: 0, expired: 0 };
        const wallets = await tx.wallets.lock(keys);
        const awards = await tx.wallets.awardsWithValue(keys);
        const postings = wallets.flatMap((wallet) => {
          const movements = expire(awards.filter((it) => walletKey({ ...it, book: 'credit' }) === walletKey(wallet)), today);
          return movements.length === 0 ? [] : [post(wallet, movements, { at, actorId: null, proxyHostId: null, reference: null }, { ids, digest })];
        });
        if (postings.length > 0) await tx.wallets.post(postings);
        return { found: keys.length, expired: postings.reduce((sum, it) => sum + it.entries.length, 0) };
      });
      total += expired;
      // another server may have taken all that was found: then it is at work, and this one is done
      if (found < BATCH || expired === 0) return total;
    }
  };
