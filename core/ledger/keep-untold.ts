import { by } from '../audit/index.js';
import type { Program } from '../program/index.js';
import {
  addDays,
  type Clock,
  dateIn,
  type Ids,
  type Instant,
  type LocalDate,
  plusSeconds,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import type { Award } from './award.js';
import { type WalletKey, walletKey } from './wallet.js';

interface Ports {
  readonly uow: UnitOfWork<'wallets' | 'expiryNotices' | 'audit'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

/** wallets per transaction, as in expireCredit */
const BATCH = 100;
/** Without an e-mail for so long, the mail server is away. */
const SILENT_SECONDS = 86_400;

interface Round {
  readonly keys: readonly WalletKey[];
  readonly kept: number;
}

/**
 * Gives a later last day to credit that is past its own without its rider having been told: no server ran the jobs in
 * the whole time of the last notice, or an e-mail about expiry waits and no e-mail at all has left for a day (a rider's own
 * mailbox that takes none keeps nothing). It can then be redeemed for `limits.expiryGraceDays` more, of which the next
 * notice tells. Runs before expireCredit.
 *
 * @param toldThrough the last day on which all notices that were due had been stored; null: not known, nothing is kept
 *   for want of a notice
 * @returns how many awards were kept
 */
export const keepUntold =
  ({ uow, clock, ids, program }: Ports) =>
  async (toldThrough: LocalDate | null): Promise<number> => {
    const { expiryGraceDays } = program.limits;
    // without notices, nobody is told
    if (expiryGraceDays === 0 || program.expiryNoticeDays.length === 0) return 0;
    const lastNotice = Math.min(...program.expiryNoticeDays);
    const isMissed = (lastDay: LocalDate): boolean =>
      toldThrough !== null && toldThrough < addDays(lastDay, -lastNotice);

    let total = 0;
    for (let after: WalletKey | null = null; ;) {
      const from: WalletKey | null = after;
      const { keys, kept }: Round = await uow.run((tx) => round(tx, from));
      total += kept;
      after = keys.at(-1) ?? null;
      if (keys.length < BATCH) return total;
    }

    async function round(tx: Pick<Stores, 'wallets' | 'expiryNotices' | 'audit'>, from: WalletKey | null) {
      const now = clock.now();
      const today = dateIn(now, program.timeZone);
      const keys = await tx.wallets.expiring(today, from, BATCH);
      if (keys.length === 0) return { keys, kept: 0 };
      const waiting = await tx.expiryNotices.waiting(
        keys.map((key) => key.riderId),
        plusSeconds(now, -SILENT_SECONDS),
      );
      const all = isMissed(addDays(today, -1)) ? keys : keys.filter((key) => waiting.has(key.riderId));
      if (all.length === 0) return { keys, kept: 0 };
      await tx.wallets.lock(all);
      const untold = (await tx.wallets.awardsWithValue(all)).filter(
        ({ riderId, expiresOn }) =>
          expiresOn !== null && expiresOn < today && (waiting.has(riderId) || isMissed(expiresOn)),
      );
      const until = addDays(today, expiryGraceDays);
      await tx.wallets.postpone(untold, until);
      for (const awards of byWallet(untold).values()) await tx.audit.append(recordOf(awards, until, now));
      return { keys, kept: untold.length };
    }

    function recordOf([first, ...others]: readonly [Award, ...Award[]], until: LocalDate, at: Instant) {
      return {
        id: ids.next(),
        at,
        ...by(null),
        action: 'keep-credit',
        objectType: 'rider' as const,
        objectId: first.riderId,
        detail: {
          currency: first.currency,
          amount: others.reduce((sum, award) => sum + award.current, first.current),
          awards: 1 + others.length,
          until,
        },
      };
    }
  };

const byWallet = (awards: readonly Award[]): ReadonlyMap<string, readonly [Award, ...Award[]]> => {
  const found = new Map<string, [Award, ...Award[]]>();
  for (const award of awards) {
    const key = walletKey({ ...award, book: 'credit' });
    const others = found.get(key);
    if (others) others.push(award);
    else found.set(key, [award]);
  }
  return found;
};
