import { emptyWallet, issue, type Movement, post } from '../ledger/index.js';
import type { Rider } from '../riders/index.js';
import type { Currency, Digest, Ids } from '../shared/index.js';
import { aDocument, aRiderRecord, riderRows } from './builders.js';
import { anId, plainDigest, sequentialIds } from './fixed-ports.js';
import type { World } from './world.js';

/** Cash awards of one rider, posted with their ledger entries. */
export const cash = (
  riderId: string,
  amounts: readonly number[],
  currency: Currency = 'USD',
  ids: Ids = sequentialIds(),
  digest: Digest = plainDigest,
): Pick<World, 'wallets' | 'awards' | 'entries'> => {
  const at = '2025-05-01T12:00:00.000Z';
  const movements = amounts.map((initial, n): Movement =>
    issue({
      id: anId(`cash${riderId.slice(-6)}`, n + 1),
      riderId,
      currency,
      type: 'cash',
      initial,
      awardedAt: at,
      expiresOn: null,
      source: null,
      seriesId: null,
      label: `Award ${n + 1}`,
    }),
  );
  const posting = post(
    emptyWallet({ riderId, currency, book: 'cash' }),
    movements,
    { at, actorId: null, proxyHostId: null, reference: null },
    { ids, digest },
  );
  return { wallets: [posting.wallet], awards: posting.awards, entries: posting.entries };
};

/** A rider who can be paid: with an address, a verified licence and a verified tax form. */
export const payable = (
  n: number,
  change: Partial<Rider> = {},
): Pick<World, 'riders' | 'riderDetails' | 'documents'> => {
  const rider = aRiderRecord({ id: anId('rder', n), taxStatus: 'us-person', ...change });
  return {
    ...riderRows([rider]),
    documents: (['licence', 'w9'] as const).map((kind) =>
      aDocument({
        id: anId(`d0c${kind}`, n),
        riderId: rider.id,
        kind,
        status: 'verified',
        decision: { at: '2025-05-21T09:00:00.000Z', byName: 'Robin Vale', refusal: null },
      }),
    ),
  };
};
