import { issue, type Movement, post, type Posting, type Wallet, type WalletKey } from '../../ledger/index.js';
import { codeNumber, type Redemption } from '../../redemption/index.js';
import { type Stores } from '../../shared/index.js';
import { aRider } from '../builders.js';
import { anId, plainDigest, sequentialIds } from '../fixed-ports.js';
import { useBackend, fresh, type MakeBackend } from './backend.js';

export const at = '2025-06-10T18:00:00.000Z';
export const today = '2025-06-10';
export const ids = sequentialIds();
const books = { ids, digest: plainDigest };
export const posted = (wallet: Wallet, moves: readonly Movement[], reference: string | null = null): Posting =>
  post(wallet, moves, { at, actorId: null, proxyHostId: null, reference }, books);

/** Riders with wallets, on one implementation of the stores. */
export const moneyScene = (make: MakeBackend) => {
  const backend = useBackend(make);

  const aPerson = async () => {
    const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
    await backend.give({ riders: [rider] });
    return { rider, key: { riderId: rider.id, currency: 'USD', book: 'credit' } satisfies WalletKey as WalletKey };
  };
  const anIssue = (riderId: string, amount: number, over: Partial<Parameters<typeof issue>[0]> = {}): Movement =>
    issue({
      id: ids.next(),
      riderId,
      currency: 'USD',
      type: 'credit',
      initial: amount,
      awardedAt: at,
      expiresOn: '2026-06-10',
      source: null,
      seriesId: null,
      label: 'Race · Class',
      ...over,
    });
  const aGift = (riderId: string) => ({
    riderId,
    currency: 'USD' as const,
    type: 'credit' as const,
    initial: 900,
    awardedAt: at,
    expiresOn: '2026-06-10',
    source: null,
    seriesId: null,
    label: 'Goodwill',
  });
  const head = (key: WalletKey) => backend.uow.run(async (tx) => (await tx.wallets.lock([key]))[0]);
  const give = (...postings: readonly Posting[]) =>
    backend.uow.run(async (tx) => {
      await tx.wallets.lock(postings.map((posting) => posting.wallet));
      await tx.wallets.post(postings);
    });

  /** a refusal shows when posting or at the next read */
  const postAndLook = async (tx: Pick<Stores, 'wallets'>, posting: Posting) => {
    await tx.wallets.post([posting]);
    await tx.wallets.lock([posting.wallet]);
  };

  const aRedemption = (riderId: string, dealerId: string, over: Partial<Redemption> = {}): Redemption => ({
    id: ids.next(),
    number: codeNumber(fresh()),
    riderId,
    dealerId,
    currency: 'USD',
    amount: 1_500,
    employeeName: 'Dana Cole',
    redeemedAt: at,
    status: 'redeemed',
    revoked: null,
    ...over,
  });

  return { backend, aPerson, anIssue, aGift, head, give, postAndLook, aRedemption };
};
