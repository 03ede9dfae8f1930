import { emptyWallet, issue, type Movement, post } from '../ledger/index.js';
import type { Ids } from '../shared/index.js';
import { anId, plainDigest, sequentialIds } from './fixed-ports.js';
import type { World } from './world.js';

/** Credit awards of one rider, posted so that wallet, awards and entries satisfy all invariants. */
export const credits = (
  riderId: string,
  all: readonly { readonly amount: number; readonly expiresOn: string }[],
  ids: Ids = sequentialIds(),
): Pick<World, 'wallets' | 'awards' | 'entries'> => {
  const movements = all.map(({ amount, expiresOn }, at): Movement =>
    issue({
      id: anId(`aw${riderId.slice(-4)}`, at + 1),
      riderId,
      currency: 'USD',
      type: 'credit',
      initial: amount,
      awardedAt: '2025-05-01T12:00:00.000Z',
      expiresOn,
      source: null,
      seriesId: null,
      label: `Award ${at + 1}`,
    }),
  );
  const cause = { at: '2025-05-01T12:00:00.000Z', actorId: null, proxyHostId: null, reference: null };
  const { wallet, awards, entries } = post(
    emptyWallet({ riderId, currency: 'USD', book: 'credit' }),
    movements,
    cause,
    { ids, digest: plainDigest },
  );
  return { wallets: [wallet], awards, entries };
};
